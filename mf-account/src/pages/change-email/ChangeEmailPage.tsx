import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { emailRules, emailMessages } from '#model/account-form-rules.ts';
import type { ChangeEmailData } from './change-email.loader.server.ts';

/**
 * Shows the page to change the email address. The new address takes effect when the user confirms
 * it by mail.
 */
export function ChangeEmailPage({ data, form }: RouteViewProps<ChangeEmailData>) {
  return (
    <>
      <Heading level={1} size={4}>
        E-Mail-Adresse ändern
      </Heading>
      <p>
        Ihre Adresse ist {data.email}. Wir schreiben an die neue und an die alte. Geändert wird
        erst, wenn Sie die neue bestätigt haben; dann melden Sie sich auf allen Geräten neu an.
      </p>
      <Form name="email" state={form}>
        <TextField
          name="email"
          label="Neue E-Mail-Adresse"
          type="email"
          autoComplete="email"
          rules={emailRules}
          messages={emailMessages}
        />
        <SubmitButton>Adresse ändern</SubmitButton>
      </Form>
      <p>
        <Link href={paths.accountSecurity()}>Zurück</Link>
      </p>
    </>
  );
}
