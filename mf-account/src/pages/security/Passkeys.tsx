import type { Passkey } from '@gruenland/shared-contracts/api/auth-methods.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { VisuallyHidden } from '@gruenland/shared-ui/a11y/VisuallyHidden.tsx';
import { classNames } from '@gruenland/shared-ui/class-names/classNames.ts';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import type { FormValues } from '@gruenland/shared-ui/form/form-props.ts';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { useHydrated } from '@gruenland/shared-ui/form/useHydrated.ts';
import { formatLongDate } from '@gruenland/shared-ui/format/date-text.ts';
import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { getProblemCode } from '#model/problem-code.ts';
import { FreshLoginRequired } from './FreshLoginRequired.tsx';
import stack from '#components/stack.module.css';
import styles from './security.module.css';

interface PasskeysProps {
  readonly passkeys: readonly Passkey[];
  readonly fresh: boolean;
}

/** Shows the passkeys of the account, with buttons to add and remove them. */
export function Passkeys({ passkeys, fresh }: PasskeysProps) {
  return (
    <section>
      <SectionHeading>Passkeys</SectionHeading>
      <p>
        Mit einem Passkey melden Sie sich mit Fingerabdruck, Gesicht oder der PIN Ihres Geräts an,
        ohne Passwort.
      </p>
      {passkeys.length === 0 ? null : (
        <ul className={stack.plain}>
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={classNames(stack.entry, styles.device)}>
              <div>
                <p className={stack.title}>{passkey.name}</p>
                <p className={stack.muted}>
                  Seit {formatLongDate(passkey.createdAt)}
                  {passkey.lastUsedAt
                    ? `, zuletzt benutzt ${formatLongDate(passkey.lastUsedAt)}`
                    : null}
                </p>
              </div>
              <Form name={`passkey-${passkey.id}`} hidden={{ intent: 'passkey', id: passkey.id }}>
                <SubmitButton look="secondary">
                  Entfernen<VisuallyHidden>: {passkey.name}</VisuallyHidden>
                </SubmitButton>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.form}>{fresh ? <NewPasskeyForm /> : <FreshLoginRequired />}</div>
    </section>
  );
}

/** Shows the form to add a passkey. It needs script, so it is shown only after hydration. */
function NewPasskeyForm() {
  const { http, navigation } = useShell();
  const isHydrated = useHydrated();
  if (!isHydrated || !('PublicKeyCredential' in window)) return null;
  const addPasskeyWithName = async ({ name }: FormValues) => {
    const { addPasskey } = await import(
      /* webpackChunkName: "other-auth-methods" */ './add-passkey.ts'
    );
    try {
      await addPasskey(http, typeof name === 'string' && name.trim() !== '' ? name : 'Passkey');
    } catch (thrownError) {
      if (getProblemCode(thrownError) !== undefined) throw thrownError;
      return {
        '': 'Ihr Gerät hat keinen Passkey eingerichtet. Sie können es noch einmal versuchen.',
      };
    }
    navigation.navigate(`${paths.accountSecurity()}?geaendert=passkey`);
    return undefined;
  };
  return (
    <Form name="neuer-passkey" onSubmit={addPasskeyWithName}>
      <TextField name="name" label="Name des Geräts" help="Damit Sie es hier wiedererkennen." />
      <SubmitButton look="secondary">Passkey hinzufügen</SubmitButton>
    </Form>
  );
}
