import {
  REPEAT_OPTIONS,
  describeRecurrence,
} from '@gruenland/shared-contracts/events/recurrence.ts';
import type { RepeatOption } from '@gruenland/shared-contracts/events/recurrence.ts';
import { CheckboxField } from '@gruenland/shared-ui/form/fields/CheckboxField.tsx';
import { DateField } from '@gruenland/shared-ui/form/fields/DateField.tsx';
import { SelectField } from '@gruenland/shared-ui/form/fields/SelectField.tsx';
import { TextAreaField } from '@gruenland/shared-ui/form/fields/TextAreaField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import type { AppliedRule } from '@gruenland/shared-ui/form/rules/first-failure.ts';
import { useFormValues } from '@gruenland/shared-ui/form/useFormValues.ts';
import { useHydrated } from '@gruenland/shared-ui/form/useHydrated.ts';
import { getCheckedWeekdays } from '#model/event-form.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const REPEAT_CHOICES = REPEAT_OPTIONS.map((value) => ({
  value,
  label: describeRecurrence(value, ''),
}));
const WEEKDAY_REPEAT_OPTIONS: ReadonlySet<RepeatOption> = new Set(['weekly', 'biweekly']);
const getText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Renders the fields for day, times and recurrence. */
export function ScheduleFields() {
  const values = useFormValues();
  const isHydrated = useHydrated();
  const chosenRepeat =
    REPEAT_OPTIONS.find((repeatOption) => repeatOption === values['repeat']) ?? 'none';
  return (
    <>
      <DateField name="day" label="Tag" rules={['required']} />
      <TimeFields allDay={values['allDay']} />
      <DateField
        name="endDay"
        label="Letzter Tag"
        help="Nur wenn ein Termin mehrere Tage dauert."
      />
      <SelectField
        name="repeat"
        label="Wiederholung"
        rules={['required']}
        choices={REPEAT_CHOICES}
      />
      {!isHydrated || WEEKDAY_REPEAT_OPTIONS.has(chosenRepeat) ? (
        <CheckboxGroup group="weekdays" label="Wochentage, wenn es mehrere sind" />
      ) : null}
      {!isHydrated || chosenRepeat !== 'none' ? (
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
      {isHydrated ? <RecurrenceSentence repeat={chosenRepeat} values={values} /> : null}
    </>
  );
}

/**
 * Renders the fields for start, end and admission time. Hides them while the all-day checkbox is
 * checked.
 */
function TimeFields({ allDay }: { readonly allDay: unknown }) {
  const isHydrated = useHydrated();
  // Before hydration, the times are always shown, although all-day events need none. Therefore the
  // browser must not require them. The api checks them.
  const rules: readonly AppliedRule[] = isHydrated ? ['required'] : [];
  return (
    <>
      <CheckboxField name="allDay" label="ganztägig" help="Beginn und Ende gelten dann nicht." />
      {isHydrated && String(allDay) === 'true' ? null : (
        <>
          <TextField
            name="start"
            label="Beginn"
            type="time"
            rules={rules}
            isConditionallyRequired
          />
          <TextField name="end" label="Ende" type="time" rules={rules} isConditionallyRequired />
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

/**
 * Renders a sentence that describes the recurrence. Renders nothing until the organizer has chosen
 * a day. The page after the form lists all occurrences.
 */
function RecurrenceSentence({
  repeat,
  values,
}: {
  repeat: RepeatOption;
  values: Readonly<Record<string, unknown>>;
}) {
  const day = getText(values['day']);
  return (
    <p role="status">
      {repeat !== 'none' && day
        ? `Es findet ${describeRecurrence(repeat, day, getText(values['until']) || null, getCheckedWeekdays(values))} statt.`
        : null}
    </p>
  );
}
