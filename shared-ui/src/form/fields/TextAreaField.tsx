import type { ComponentProps } from 'react';
import { classNames } from '#class-names/classNames.ts';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './control.module.css';
import type { FieldProps } from './field-props.ts';
import { formatTextValue } from './text-value.ts';
import { useFieldState } from './useFieldState.ts';

export interface TextAreaFieldProps
  extends FieldProps, Pick<ComponentProps<'textarea'>, 'rows' | 'maxLength' | 'placeholder'> {}

/**
 * Renders a field for multi-line text, which grows with its text where the browser supports this.
 */
export function TextAreaField(props: TextAreaFieldProps) {
  const { name, label, help, disabled, rows = 5, maxLength, placeholder } = props;
  const field = useFieldState(props);
  return (
    <FieldFrame {...field} label={label} help={help}>
      <textarea
        {...field.aria}
        id={field.id}
        name={name}
        rows={rows}
        maxLength={maxLength}
        placeholder={placeholder}
        disabled={disabled}
        required={field.isRequired}
        className={classNames(styles.control, styles.area)}
        value={formatTextValue(field.value)}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.blur}
        onFocus={field.focus}
      />
    </FieldFrame>
  );
}
