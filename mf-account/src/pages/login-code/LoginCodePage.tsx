import type { ProviderCodeAnswer } from '@gruenland/shared-contracts/api/auth-methods.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import type { FormValues } from '@gruenland/shared-ui/form/form-props.ts';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { providerCodeCall } from '#model/sign-in-calls.ts';
import { CodeField } from '../login/CodeField.tsx';
import type { LoginCodeData } from './login-code.loader.server.ts';

/** Page for the code of the second factor, shown after the login at an external provider. */
export function LoginCodePage({ data, form }: RouteViewProps<LoginCodeData>) {
  const { http, session, navigation } = useShell();
  const sendCode = async (values: FormValues) => {
    const { path, body, getNextPath } = providerCodeCall;
    const answer = await http<ProviderCodeAnswer>(path, { method: 'POST', body: body(values) });
    await session.reload();
    navigation.navigate(getNextPath(values, answer));
  };
  return (
    <>
      <Heading level={1} size={4}>
        Anmelden
      </Heading>
      <p>Ihr Konto verlangt bei jeder Anmeldung einen Code, auch nach der beim Anbieter.</p>
      <Form name="login-code" state={form} onSubmit={sendCode}>
        <CodeField />
        <SubmitButton wide>Anmelden</SubmitButton>
      </Form>
      <p>
        <Link href={paths.login(data.target)}>Anders anmelden</Link>
      </p>
    </>
  );
}
