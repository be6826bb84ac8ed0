import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

/**
 * Shows a page with a logout button. Visitors open it from a bookmark, or see it without script
 * after a failed logout request.
 */
export function LogOutPage({ form }: RouteViewProps<null>) {
  return (
    <>
      <Heading level={1} size={4}>
        Abmelden
      </Heading>
      <p>Auf diesem Gerät müssen Sie sich danach neu anmelden.</p>
      <Form name="log-out" state={form}>
        <SubmitButton wide>Abmelden</SubmitButton>
      </Form>
    </>
  );
}
