import { IconChevronDown } from '#icon/IconChevronDown.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { Choice } from './choice.ts';
import styles from './control.module.css';
import type { FieldProps } from './field-props.ts';
import { formatTextValue } from './text-value.ts';
import { useFieldState } from './useFieldState.ts';

export interface SelectFieldProps extends FieldProps {
  readonly choices: readonly Choice[];
  /** Label of the empty option; default „Bitte wählen“. */
  readonly emptyOptionLabel?: string;
  readonly autoComplete?: string;
}

/** Renders a native select for choosing one of many options. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, help, disabled, choices, emptyOptionLabel = 'Bitte wählen' } = props;
  const field = useFieldState(props);
  return (
    <FieldFrame {...field} label={label} help={help}>
      <div className={styles.select}>
        <select
          {...field.aria}
          id={field.id}
          name={name}
          disabled={disabled}
          required={field.isRequired}
          autoComplete={props.autoComplete}
          className={styles.control}
          value={formatTextValue(field.value)}
          onChange={(event) => field.change(event.target.value)}
          onBlur={field.blur}
          onFocus={field.focus}
        >
          <option value="">{emptyOptionLabel}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.disabled}>
              {choice.label}
            </option>
          ))}
        </select>
        <IconChevronDown />
      </div>
    </FieldFrame>
  );
}
