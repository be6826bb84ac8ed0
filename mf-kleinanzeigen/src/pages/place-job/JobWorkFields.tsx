import { jobLimits as limits } from '@gruenland/shared-contracts/api/own-job-postings.ts';
import {
  jobExperiences,
  jobPayUnits,
  jobWorkPlaces,
} from '@gruenland/shared-contracts/job-board/job-labels.ts';
import { CheckboxField } from '@gruenland/shared-ui/form/fields/CheckboxField.tsx';
import { DateField } from '@gruenland/shared-ui/form/fields/DateField.tsx';
import { RadioField } from '@gruenland/shared-ui/form/fields/RadioField.tsx';
import { SelectField } from '@gruenland/shared-ui/form/fields/SelectField.tsx';
import { formatLongDate } from '@gruenland/shared-ui/format/date-text.ts';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import type { PlaceJobData } from './place-job.loader.server.ts';

const toChoices = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const formatEuros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

/** Shows the fields for the type of work, hours and start date. */
export function JobWorkFields() {
  return (
    <>
      <CheckboxGroup group="types" label="Anstellungsart" />
      <CheckboxGroup group="fields" label="Bereich" />
      <SelectField
        name="experience"
        label="Erfahrung"
        rules={['required']}
        choices={toChoices(jobExperiences)}
      />
      <CheckboxGroup group="licences" label="Führerschein, der nötig ist" />
      <CheckboxGroup group="languages" label="Bei der Arbeit wird gesprochen" />
      <TextField name="hoursPerWeek" label="Stunden pro Woche" inputMode="numeric" maxLength={2} />
      <CheckboxField name="weekendWork" label="Wochenenddienst gehört dazu" />
      <RadioField
        name="workPlace"
        label="Wo gearbeitet wird"
        rules={['required']}
        choices={toChoices(jobWorkPlaces)}
      />
      <DateField name="startsOn" label="Beginn" help="Leer lassen für „ab sofort“." />
      <DateField name="limitedUntil" label="Befristet bis" />
    </>
  );
}

/** Shows the fields for the pay. The help text names the minimum wage and its source. */
export function JobPayFields({ form }: Pick<PlaceJobData, 'form'>) {
  const { cents, next, source } = form.minimumWage;
  const nextText = next ? `, ab ${formatLongDate(next.from)} ${formatEuros(next.cents)} €` : '';
  return (
    <>
      <TextField
        name="payMinCents"
        label="Gehalt von (brutto, Euro)"
        inputMode="decimal"
        maxLength={12}
        help={`Mindestlohn: ${formatEuros(cents)} € pro Stunde${nextText} (${source}).`}
      />
      <TextField
        name="payMaxCents"
        label="Gehalt bis (brutto, Euro)"
        inputMode="decimal"
        maxLength={12}
      />
      <SelectField name="payUnit" label="Gehalt je" choices={toChoices(jobPayUnits)} />
      <TextField name="tariff" label="Tarif" maxLength={limits.maxTariffLength} />
      <TextField
        name="accommodation"
        label="Unterkunft"
        maxLength={limits.maxNoteLength}
        help="Was Sie bieten; leer lassen, wenn es keine gibt."
      />
      <TextField name="meals" label="Verpflegung" maxLength={limits.maxNoteLength} />
      <TextField name="vehicle" label="Dienstwagen" maxLength={limits.maxNoteLength} />
    </>
  );
}
