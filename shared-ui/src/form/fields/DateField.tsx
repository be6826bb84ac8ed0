import { FieldFrame } from './FieldFrame.tsx';
import styles from './control.module.css';
import type { FieldProps } from './field-props.ts';
import { textValue } from './text-value.ts';
import { useFieldState } from './useFieldState.ts';

export interface DateFieldProps extends FieldProps {
  /** First and last day that can be chosen, as `2026-11-21`. */
  readonly min?: string;
  readonly max?: string;
  readonly autoComplete?: string;
}

/** A day, from the browser's own calendar; its value is written `2026-11-21`. */
export function DateField(props: DateFieldProps) {
  const { name, label, help, disabled, min, max, autoComplete } = props;
  const field = useFieldState(props);
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
        required={field.obligatory}
        className={styles['control']}
        value={textValue(field.value)}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.blur}
        onFocus={field.focus}
      />
    </FieldFrame>
  );
}
