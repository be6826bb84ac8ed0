import { FieldMessage } from './FieldMessage.tsx';
import type { Choice } from './choice.ts';
import styles from './choice.module.css';
import type { FieldProps } from './field-props.ts';
import type { FieldState } from './useFieldState.ts';
import { useFieldState } from './useFieldState.ts';

export interface RadioFieldProps extends FieldProps {
  readonly choices: readonly Choice[];
}

/** Renders radio buttons for choosing one of a few options. */
export function RadioField(props: RadioFieldProps) {
  const { name, label, help, choices } = props;
  const field = useFieldState(props);
  return (
    <fieldset {...field.aria} role="radiogroup" className={styles.group}>
      <legend className={styles.legend}>
        {label}
        {field.isOptional ? <span className={styles.optional}> (freiwillig)</span> : null}
      </legend>
      {help ? (
        <p id={`${field.id}-help`} className={styles.help}>
          {help}
        </p>
      ) : null}
      {choices.map((choice, index) => (
        <RadioChoice
          key={choice.value}
          id={index === 0 ? field.id : `${field.id}-${index}`}
          name={name}
          choice={choice}
          field={field}
          disabled={props.disabled}
        />
      ))}
      <FieldMessage id={field.id} message={field.message} />
    </fieldset>
  );
}

function RadioChoice(props: {
  readonly id: string;
  readonly name: string;
  readonly choice: Choice;
  readonly field: FieldState;
  readonly disabled: boolean | undefined;
}) {
  const { choice, field } = props;
  return (
    <label className={styles.choice}>
      <input
        id={props.id}
        type="radio"
        name={props.name}
        value={choice.value}
        required={field.isRequired}
        disabled={props.disabled || choice.disabled}
        className={styles.dot}
        checked={field.value === choice.value}
        onChange={() => field.change(choice.value)}
        onBlur={field.blur}
        onFocus={field.focus}
      />
      <span>{choice.label}</span>
    </label>
  );
}
