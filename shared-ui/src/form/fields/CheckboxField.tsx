import type { ReactNode } from 'react';
import { FieldMessage } from './FieldMessage.tsx';
import styles from './choice.module.css';
import type { FieldProps } from './field-props.ts';
import { useFieldState } from './useFieldState.ts';

export interface CheckboxFieldProps extends FieldProps {
  /**
   * Content shown beside the checkbox instead of the `label`, for texts with links. Messages still
   * name the field by its `label`.
   */
  readonly children?: ReactNode;
}

const TICKED_VALUES: readonly unknown[] = [true, 'true', 'on', 'yes', '1'];

/**
 * Renders a checkbox. Its message appears after the user has changed the checkbox or submitted the
 * form.
 */
export function CheckboxField(props: CheckboxFieldProps) {
  const { name, label, help, disabled, children } = props;
  const field = useFieldState(props, 'dirty');
  return (
    <div>
      <label className={styles.choice}>
        <input
          {...field.aria}
          id={field.id}
          name={name}
          type="checkbox"
          value="true"
          disabled={disabled}
          required={field.isRequired}
          className={styles.box}
          checked={TICKED_VALUES.includes(field.value)}
          onChange={(event) => field.change(event.target.checked)}
          onBlur={field.blur}
          onFocus={field.focus}
        />
        <span>{children ?? label}</span>
      </label>
      {help ? (
        <p id={`${field.id}-help`} className={styles.help}>
          {help}
        </p>
      ) : null}
      <FieldMessage id={field.id} message={field.message} />
    </div>
  );
}
