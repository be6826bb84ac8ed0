import type { ComponentProps } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './control.module.css';
import type { FieldProps } from './field-props.ts';
import { formatTextValue } from './text-value.ts';
import { useFieldState } from './useFieldState.ts';

type InputAttributes = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'min' | 'max' | 'step' | 'readOnly'
>;

export interface TextFieldProps extends FieldProps, InputAttributes {
  /** Type of the input; use {@link PasswordField} for passwords. */
  readonly type?: 'text' | 'email' | 'number' | 'tel' | 'time' | 'url' | 'search';
  /** Formats the text on blur. */
  readonly formatOnBlur?: (text: string) => string;
}

/**
 * Renders a single-line field for text, an email address, a number, a time or a telephone number.
 */
export function TextField(props: TextFieldProps) {
  const {
    name,
    label,
    rules,
    messageVisibility,
    help,
    messages,
    subject,
    isConditionallyRequired,
    formatOnBlur,
    ...rest
  } = props;
  const { type = 'text' } = rest;
  const field = useFieldState({
    name,
    label,
    rules,
    messageVisibility,
    help,
    messages,
    subject,
    isConditionallyRequired,
  });
  const handleBlur = () => {
    const text = formatTextValue(field.value);
    const formattedText = formatOnBlur?.(text) ?? text;
    if (formattedText !== text) field.change(formattedText);
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
        required={field.isRequired}
        className={styles.control}
        value={formatTextValue(field.value)}
        onChange={(event) => field.change(event.target.value)}
        onBlur={handleBlur}
        onFocus={field.focus}
      />
    </FieldFrame>
  );
}
