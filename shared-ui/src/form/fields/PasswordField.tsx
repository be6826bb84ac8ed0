import { useState } from 'react';
import { IconButton } from '#button/IconButton.tsx';
import { useFormContext } from '#form/form-context.ts';
import { IconEye } from '#icon/IconEye.tsx';
import { IconEyeOff } from '#icon/IconEyeOff.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './control.module.css';
import type { FieldProps } from './field-props.ts';
import { formatTextValue } from './text-value.ts';
import { useFieldState } from './useFieldState.ts';

export interface PasswordFieldProps extends FieldProps {
  /** `current-password` for a login, `new-password` for setting a password. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** Renders a password field. With script, a button shows or hides the password. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, label, help, disabled, autoComplete } = props;
  const { isHydrated } = useFormContext();
  const [shown, setShown] = useState(false);
  const field = useFieldState(props);
  return (
    <FieldFrame {...field} label={label} help={help}>
      <div className={styles.withButton}>
        <input
          {...field.aria}
          id={field.id}
          name={name}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required={field.isRequired}
          disabled={disabled}
          className={styles.control}
          value={formatTextValue(field.value)}
          onChange={(event) => field.change(event.target.value)}
          onBlur={field.blur}
          onFocus={field.focus}
        />
        {isHydrated ? (
          <IconButton
            label={shown ? 'Passwort verbergen' : 'Passwort anzeigen'}
            icon={shown ? <IconEyeOff /> : <IconEye />}
            aria-controls={field.id}
            onClick={() => setShown(!shown)}
          />
        ) : null}
      </div>
    </FieldFrame>
  );
}
