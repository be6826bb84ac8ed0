import {
  germanNumberText,
  readGermanNumber,
} from '@gruenland/shared-contracts/forms/german-number.ts';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './control.module.css';
import type { FieldProps } from './field-props.ts';
import { textValue } from './text-value.ts';
import { useReadField } from './useReadField.ts';

/** What is no number is handed on, so that the rule `number` says so. */
function read(typed: unknown): unknown {
  return typeof typed === 'string' ? (readGermanNumber(typed) ?? typed) : typed;
}

function show(value: unknown): string {
  return typeof value === 'number' ? germanNumberText(value) : textValue(value);
}

/**
 * A number as people write it here: `1.234,50`. Rules and `onSubmit` get the number; a POST without
 * script carries the text, which the api reads in the same way.
 */
export function NumberField(props: FieldProps) {
  const { name, label, help, disabled } = props;
  const field = useReadField(props, read, show);
  return (
    <FieldFrame {...field} label={label} help={help}>
      <input
        {...field.aria}
        id={field.id}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        disabled={disabled}
        required={field.obligatory}
        className={styles['control']}
        value={field.text}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.blur}
        onFocus={field.focus}
      />
    </FieldFrame>
  );
}
