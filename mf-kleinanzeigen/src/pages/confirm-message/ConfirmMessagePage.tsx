import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { MissingCode } from '@gruenland/shared-ui/private-page/MissingCode.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import type { ConfirmMessageData } from './confirm-message.loader.server.ts';

/** Shows the page that the link in a mail opens. A button on the page confirms the message. */
export function ConfirmMessagePage({ data, form }: RouteViewProps<ConfirmMessageData>) {
  return (
    <>
      <Heading level={1} size={4}>
        Nachricht bestätigen
      </Heading>
      {form ? (
        <p>
          Haben Sie den ganzen Link geöffnet? Sie können auch eine andere Anzeige{' '}
          <Link href={paths.ads()}>suchen</Link>.
        </p>
      ) : (
        <p>
          Mit dem Knopf bestätigen Sie, dass die Nachricht von Ihnen ist. Danach stellen wir sie zu.
        </p>
      )}
      {data.code === '' ? (
        <MissingCode />
      ) : (
        <Form name="confirm-message" state={form} hidden={{ code: data.code }}>
          <SubmitButton>Ja, zustellen</SubmitButton>
        </Form>
      )}
    </>
  );
}
