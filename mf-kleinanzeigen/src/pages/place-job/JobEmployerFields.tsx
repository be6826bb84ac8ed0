import { jobLimits as limits } from '@gruenland/shared-contracts/api/own-job-postings.ts';
import { DateField } from '@gruenland/shared-ui/form/fields/DateField.tsx';
import { SelectField } from '@gruenland/shared-ui/form/fields/SelectField.tsx';
import { TextAreaField } from '@gruenland/shared-ui/form/fields/TextAreaField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { useFormValues } from '@gruenland/shared-ui/form/useFormValues.ts';
import { useHydrated } from '@gruenland/shared-ui/form/useHydrated.ts';
import type { AppliedRule } from '@gruenland/shared-ui/form/rules/first-failure.ts';
import { PlaceSuggestions } from '@gruenland/shared-ui/place/PlaceSuggestions.tsx';
import type { PlaceJobData } from './place-job.loader.server.ts';

const line: readonly AppliedRule[] = [
  ['required', 'trim'],
  ['length', 2, limits.maxLineLength],
];
const email: readonly AppliedRule[] = [['required', 'trim'], ['email'], ['length', 3, 254]];
const PLACE_FIELD_NAMES = { postcode: 'postcode', place: 'place' } as const;

/** Shows the fields for the employer and the workplace. */
export function JobEmployerFields() {
  return (
    <>
      <TextField name="employer" label="Arbeitgeber" autoComplete="organization" rules={line} />
      <SelectField
        name="employerKind"
        label="Wer schreibt aus"
        rules={['required']}
        choices={[
          { value: 'employer', label: 'Der Betrieb selbst' },
          { value: 'agency', label: 'Eine Vermittlung' },
        ]}
      />
      <TextAreaField
        name="employerText"
        label="Über den Betrieb"
        rows={4}
        maxLength={limits.maxEmployerTextLength}
      />
      <TextField name="employerUrl" label="Webseite" type="url" help="Beginnt mit https://" />
      <TextField name="contactPerson" label="Ansprechperson" maxLength={limits.maxLineLength} />
      <WorkPlaceFields />
      <TextField
        name="morePlaces"
        label="Weitere Orte"
        help="Mit Postleitzahl, durch Semikolon getrennt: 88131 Lindau; 6850 Dornbirn"
      />
    </>
  );
}

/**
 * Shows the fields for the workplace. For remote-only jobs, the fields ask for the employer's place
 * of business.
 */
function WorkPlaceFields() {
  const { workPlace } = useFormValues();
  const isHydrated = useHydrated();
  const isRemoteOnly = workPlace === 'zuhause';
  const help = isRemoteOnly
    ? 'Er steht in der Anzeige nicht als Arbeitsort.'
    : 'Bei Arbeit ganz von zu Hause der Sitz des Arbeitgebers; er steht dann nicht als Arbeitsort in der Anzeige.';
  return (
    <PlaceSuggestions names={PLACE_FIELD_NAMES}>
      <TextField
        name="postcode"
        label={
          isRemoteOnly ? 'Postleitzahl am Sitz des Arbeitgebers' : 'Postleitzahl des Arbeitsorts'
        }
        inputMode="numeric"
        autoComplete="postal-code"
        rules={['required']}
        maxLength={5}
      />
      <TextField
        name="place"
        label={isRemoteOnly ? 'Sitz des Arbeitgebers' : 'Arbeitsort'}
        // Without script the form does not react to the selected workplace, so the help is always
        // shown.
        help={isRemoteOnly || !isHydrated ? help : undefined}
        autoComplete="address-level2"
        rules={line}
      />
    </PlaceSuggestions>
  );
}

/**
 * Shows the fields for the employer's own application page, the reference and the closing date.
 * Employers without an account also enter their email address.
 */
export function JobApplicationFields({ data }: { readonly data: PlaceJobData }) {
  const { form, days } = data;
  return (
    <>
      <TextField
        name="applyUrl"
        label="Bewerbung auf eigener Seite"
        type="url"
        help="Leer lassen, dann bewerben sich Menschen hier, und Sie lesen alles in Ihrem Konto."
      />
      <TextField name="reference" label="Referenz" maxLength={limits.maxReferenceLength} />
      <DateField
        name="validUntil"
        label="Bewerben bis"
        min={days.first}
        max={days.last}
        help="Höchstens 90 Tage; verlängern können Sie jederzeit."
        rules={['required']}
      />
      {form.viewer || form.job ? null : (
        <TextField
          name="email"
          label="Ihre E-Mail-Adresse"
          type="email"
          autoComplete="email"
          help="Dorthin schicken wir den Link zum Bestätigen. Sie steht nirgends öffentlich."
          rules={email}
        />
      )}
    </>
  );
}
