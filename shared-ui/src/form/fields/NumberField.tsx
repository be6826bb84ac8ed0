import {
  formatGermanNumber,
  readGermanNumber,
} from '@gruenland/shared-contracts/forms/german-number.ts';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './control.module.css';
import type { FieldProps } from './field-props.ts';
import { formatTextValue } from './text-value.ts';
import { useParsedField } from './useParsedField.ts';

/**
 * Parses a typed number; returns invalid numbers unchanged, so that the rule `number` reports them.
 */
function parseNumber(typedValue: unknown): unknown {
  return typeof typedValue === 'string' ? (readGermanNumber(typedValue) ?? typedValue) : typedValue;
}

function formatIfNumber(value: unknown): string {
  return typeof value === 'number' ? formatGermanNumber(value) : formatTextValue(value);
}

/**
 * Renders a field for a number in German notation: `1.234,50`. Rules and `onSubmit` receive the
 * parsed number. A POST without script sends the text, which the api parses in the same way.
 */
export function NumberField(props: FieldProps) {
  const { name, label, help, disabled } = props;
  const field = useParsedField(props, parseNumber, formatIfNumber);
  return (
    <FieldFrame {...field} label={label} help={help}>
      <input
        {...field.aria}
        id={field.id}
        name={name}
        inputMode="decimal"
        autoComplete="off"
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
