import type { ComponentProps } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './control.module.css';
import type { FieldProps } from './field-props.ts';
import { textValue } from './text-value.ts';
import { useFieldState } from './useFieldState.ts';

type InputAttributes = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'min' | 'max' | 'step' | 'readOnly'
>;

export interface TextFieldProps extends FieldProps, InputAttributes {
  /** Passwords have a field of their own. */
  readonly type?: 'text' | 'email' | 'number' | 'tel' | 'time' | 'url' | 'search';
  /** How what was typed is written once the field was left. */
  readonly tidy?: (text: string) => string;
}

/** One line of text, an e-mail address, a number, a time or a telephone number. */
export function TextField(props: TextFieldProps) {
  const { name, label, rules, visibility, help, messages, subject, conditional, tidy, ...rest } =
    props;
  const { type = 'text' } = rest;
  const field = useFieldState({
    name,
    label,
    rules,
    visibility,
    help,
    messages,
    subject,
    conditional,
  });
  const leave = () => {
    const text = textValue(field.value);
    const tidied = tidy?.(text) ?? text;
    if (tidied !== text) field.change(tidied);
    field.blur();
  };
  return (
    <FieldFrame {...field} label={label} help={help}>
      <input
        autoComplete={type === 'email' || type === 'tel' ? type : undefined}
        {...rest}
        {...field.aria}
        id={field.id}
        name={name}
        type={type}
        required={field.obligatory}
        className={styles['control']}
        value={textValue(field.value)}
        onChange={(event) => field.change(event.target.value)}
        onBlur={leave}
        onFocus={field.focus}
      />
    </FieldFrame>
  );
}
