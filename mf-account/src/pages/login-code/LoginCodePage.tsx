import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { CodeField } from '../login/CodeField.tsx';
import type { LoginCodeData } from './login-code.loader.server.ts';

/**
 * Shows the page for the code of the second factor. It follows the login at an external provider.
 */
export function LoginCodePage({ data, form }: RouteViewProps<LoginCodeData>) {
  return (
    <>
      <Heading level={1} size={4}>
        Anmelden
      </Heading>
      <p>Ihr Konto verlangt bei jeder Anmeldung einen Code, auch nach der beim Anbieter.</p>
      <Form worksWithoutSession name="login-code" state={form}>
        <CodeField />
        <SubmitButton wide>Anmelden</SubmitButton>
      </Form>
      <p>
        <Link href={paths.login(data.target)}>Anders anmelden</Link>
      </p>
    </>
  );
}
