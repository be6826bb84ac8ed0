import { REPEATS, repeatText } from '@gruenland/shared-contracts/events/recurrence.ts';
import type { Repeat } from '@gruenland/shared-contracts/events/recurrence.ts';
import { CheckboxField } from '@gruenland/shared-ui/form/fields/CheckboxField.tsx';
import { DateField } from '@gruenland/shared-ui/form/fields/DateField.tsx';
import { SelectField } from '@gruenland/shared-ui/form/fields/SelectField.tsx';
import { TextAreaField } from '@gruenland/shared-ui/form/fields/TextAreaField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import type { RuleUse } from '@gruenland/shared-ui/form/rules/first-failure.ts';
import { useFormValues } from '@gruenland/shared-ui/form/useFormValues.ts';
import { useHydrated } from '@gruenland/shared-ui/form/useHydrated.ts';
import { weekdaysIn } from '#model/event-form.ts';
import { BoxGroup } from './BoxGroup.tsx';

const CHOICES = REPEATS.map((value) => ({ value, label: repeatText(value, '') }));
const WEEKLY: ReadonlySet<Repeat> = new Set(['woechentlich', 'zweiwoechentlich']);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Day, time, and how it repeats, in the words people use. */
export function ScheduleFields() {
  const values = useFormValues();
  const hydrated = useHydrated();
  const repeat = REPEATS.find((known) => known === values['repeat']) ?? 'keine';
  return (
    <>
      <DateField name="day" label="Tag" rules={['required']} />
      <Hours allDay={values['allDay']} />
      <DateField
        name="endDay"
        label="Letzter Tag"
        help="Nur wenn ein Termin mehrere Tage dauert."
      />
      <SelectField name="repeat" label="Wiederholung" rules={['required']} choices={CHOICES} />
      {!hydrated || WEEKLY.has(repeat) ? (
        <BoxGroup group="weekdays" label="Wochentage, wenn es mehrere sind" />
      ) : null}
      {!hydrated || repeat !== 'keine' ? (
        <>
          <DateField
            name="until"
            label="Wiederholen bis"
            help="Höchstens ein Jahr und 104 Termine."
          />
          <TextAreaField
            name="except"
            label="Fällt aus am"
            help="Einzelne Tage der Reihe, in jeder Zeile einer, zum Beispiel 24.12.2026."
            rows={2}
          />
        </>
      ) : null}
      {hydrated ? <Spoken repeat={repeat} values={values} /> : null}
    </>
  );
}

/** When it begins and ends on the day; what lasts all day has no hours. */
function Hours({ allDay }: { readonly allDay: unknown }) {
  const hydrated = useHydrated();
  // Before script the browser cannot know of the box: the api says what is missing.
  const rules: readonly RuleUse[] = hydrated ? ['required'] : [];
  return (
    <>
      <CheckboxField name="allDay" label="ganztägig" help="Beginn und Ende gelten dann nicht." />
      {hydrated && String(allDay) === 'true' ? null : (
        <>
          <TextField name="start" label="Beginn" type="time" rules={rules} conditional />
          <TextField name="end" label="Ende" type="time" rules={rules} conditional />
          <TextField
            name="doorTime"
            label="Einlass"
            type="time"
            help="Nur wenn man früher hineinkann."
          />
        </>
      )}
    </>
  );
}

/** The rule in one sentence, as soon as there is a day; all dates stand on the next page. */
function Spoken({ repeat, values }: { repeat: Repeat; values: Readonly<Record<string, unknown>> }) {
  const day = text(values['day']);
  return (
    <p role="status">
      {repeat !== 'keine' && day
        ? `Es findet ${repeatText(repeat, day, text(values['until']) || null, weekdaysIn(values))} statt.`
        : null}
    </p>
  );
}
