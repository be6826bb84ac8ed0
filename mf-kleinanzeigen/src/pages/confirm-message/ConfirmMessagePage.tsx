import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import type { ConfirmMessageData } from './confirm-message.loader.server.ts';

/** Page that the link in a mail opens. Its button confirms the message. */
export function ConfirmMessagePage({ data, form }: RouteViewProps<ConfirmMessageData>) {
  const errorText = form && Object.values(form.errors)[0];
  return (
    <>
      <Heading level={1} size={4}>
        Nachricht bestätigen
      </Heading>
      {errorText ? (
        <Notice kind="error" title={errorText} live>
          Haben Sie den ganzen Link geöffnet? Sie können auch eine andere Anzeige{' '}
          <Link href={paths.ads()}>suchen</Link>.
        </Notice>
      ) : (
        <p>
          Mit dem Knopf bestätigen Sie, dass die Nachricht von Ihnen ist. Danach stellen wir sie zu.
        </p>
      )}
      <form method="post">
        <input type="hidden" name="code" value={data.code} />
        <Button type="submit">Ja, zustellen</Button>
      </form>
    </>
  );
}
