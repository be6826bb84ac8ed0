import { readGermanDay } from '@gruenland/shared-contracts/forms/german-day.ts';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './control.module.css';
import type { FieldProps } from './field-props.ts';
import { formatTextValue } from './text-value.ts';
import { useParsedField } from './useParsedField.ts';

export interface DateFieldProps extends FieldProps {
  /** First selectable day, as `2026-11-21`; `max` is the last one. */
  readonly min?: string;
  readonly max?: string;
  readonly autoComplete?: string;
}

/**
 * Parses a typed date; returns invalid dates unchanged, so that the api reports them as invalid.
 */
function parseDay(typedValue: unknown): unknown {
  return typeof typedValue === 'string' ? (readGermanDay(typedValue) ?? typedValue) : typedValue;
}

/**
 * Renders a field for a date, chosen in the browser's date picker or typed as `21.11.2026`. The
 * field's value is `2026-11-21`.
 */
export function DateField(props: DateFieldProps) {
  const { name, label, help, disabled, min, max, autoComplete } = props;
  const field = useParsedField(props, parseDay, formatTextValue);
  return (
    <FieldFrame {...field} label={label} help={help}>
      <input
        {...field.aria}
        id={field.id}
        name={name}
        type="date"
        min={min}
        max={max}
        autoComplete={autoComplete}
        disabled={disabled}
        required={field.isRequired}
        className={styles.control}
        value={field.text}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.blur}
        onFocus={field.focus}
      />
    </FieldFrame>
  );
}
