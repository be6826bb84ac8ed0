import type { QrPicture } from '@gruenland/shared-contracts/api/qr-picture.ts';
import { useState } from 'react';
import type {
  AccountSignInMethods,
  RecoveryCodes,
  SecondFactorSetup,
} from '@gruenland/shared-contracts/api/auth-methods.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import type { FormValues } from '@gruenland/shared-ui/form/form-props.ts';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { useHydrated } from '@gruenland/shared-ui/form/useHydrated.ts';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { CodeField } from '#pages/login/CodeField.tsx';
import { FreshLoginRequired } from './FreshLoginRequired.tsx';
import styles from './security.module.css';

const SECOND_FACTOR_API_PATH = '/api/account/second-factor';

/** Shows the section to turn the second factor on or off: codes from an authenticator app. */
export function SecondFactor({ signIn }: { readonly signIn: AccountSignInMethods }) {
  return (
    <section>
      <SectionHeading>Code aus einer App</SectionHeading>
      {signIn.secondFactor ? (
        <SecondFactorEnabled remainingCodeCount={signIn.recoveryCodesLeft} />
      ) : null}
      {!signIn.secondFactor && signIn.fresh ? <SecondFactorSetupForm /> : null}
      {!signIn.secondFactor && !signIn.fresh ? <FreshLoginRequired /> : null}
    </section>
  );
}

function SecondFactorEnabled({ remainingCodeCount }: { readonly remainingCodeCount: number }) {
  return (
    <>
      <p>
        Bei der Anmeldung fragen wir nach dem Passwort einen Code ab. Unbenutzte Ersatzcodes:{' '}
        {remainingCodeCount}.
      </p>
      <Form name="app" hidden={{ intent: 'app' }}>
        <CodeField />
        <SubmitButton look="secondary">Codes ausschalten</SubmitButton>
      </Form>
    </>
  );
}

/**
 * Shows the form to set up the second factor. It needs script, because the secret and the recovery
 * codes are shown once and must not be part of a URL.
 */
function SecondFactorSetupForm() {
  const { http } = useShell();
  const isHydrated = useHydrated();
  const [secret, setSecret] = useState<SecondFactorSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const startSetup = () => {
    setHasFailed(false);
    http<SecondFactorSetup>(`${SECOND_FACTOR_API_PATH}/setup`, { method: 'POST', body: {} }).then(
      setSecret,
      () => setHasFailed(true),
    );
  };
  const confirmSetup = async ({ code }: FormValues) => {
    const responseBody = await http<RecoveryCodes>(`${SECOND_FACTOR_API_PATH}/confirm`, {
      method: 'POST',
      body: { code },
    });
    setCodes(responseBody.codes);
  };
  if (codes) return <RecoveryCodeList codes={codes} />;
  if (secret) return <CodeConfirmation secret={secret} onCodeSubmit={confirmSetup} />;
  return (
    <>
      <p>
        Wer Ihr Passwort kennt, kommt damit allein nicht mehr hinein: Eine App auf Ihrem Telefon
        zeigt alle 30 Sekunden einen neuen Code. Zum Einrichten braucht die Seite JavaScript.
      </p>
      {hasFailed ? <Notice kind="error" title="Das hat nicht geklappt." live /> : null}
      {isHydrated ? (
        <Button look="secondary" onClick={startSetup}>
          Codes einrichten
        </Button>
      ) : null}
    </>
  );
}

interface CodeConfirmationProps {
  readonly secret: SecondFactorSetup;
  readonly onCodeSubmit: (values: FormValues) => Promise<void>;
}

function CodeConfirmation({ secret, onCodeSubmit }: CodeConfirmationProps) {
  return (
    <>
      <p>
        Scannen Sie das Bild mit Ihrer App. Ist die App auf diesem Gerät,{' '}
        <a href={secret.uri}>öffnen Sie sie damit</a>.
      </p>
      <QrCode picture={secret.picture} />
      <p>Oder geben Sie diesen Schlüssel von Hand ein:</p>
      <p className={styles.secret}>{secret.secret}</p>
      <Form name="app-code" onSubmit={onCodeSubmit}>
        <TextField
          name="code"
          label="Code, den die App jetzt zeigt"
          autoComplete="one-time-code"
          rules={[['required', 'trim']]}
        />
        <SubmitButton>Code prüfen</SubmitButton>
      </Form>
    </>
  );
}

/**
 * Shows a QR code that is dark on light in every colour scheme, because scanners need that
 * contrast.
 */
function QrCode({ picture: { size, path } }: { readonly picture: QrPicture }) {
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR-Code mit dem Schlüssel für Ihre App"
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

function RecoveryCodeList({ codes }: { readonly codes: readonly string[] }) {
  return (
    <>
      <Notice kind="success" title="Bei der Anmeldung fragen wir jetzt nach dem Code." live>
        Bewahren Sie die Ersatzcodes sicher auf. Jeder gilt einmal, wenn Sie Ihr Telefon nicht
        haben; wir zeigen sie nicht noch einmal.
      </Notice>
      <ul className={styles.codes} aria-label="Ersatzcodes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </>
  );
}
