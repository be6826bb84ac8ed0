import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { MissingCode } from '@gruenland/shared-ui/private-page/MissingCode.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import type { NewsletterUnsubscribeData } from './newsletter-unsubscribe.loader.server.ts';

/** Shows the page to unsubscribe from one newsletter without a login. */
export function NewsletterUnsubscribePage({
  data,
  form,
}: RouteViewProps<NewsletterUnsubscribeData>) {
  if (data.isDone) {
    return (
      <>
        <Heading level={1} size={4}>
          Abbestellt
        </Heading>
        <p>
          Sie bekommen diesen Newsletter nicht mehr. War das ein Versehen,{' '}
          <Link href={paths.newsletter()}>bestellen Sie ihn neu</Link>.
        </p>
      </>
    );
  }
  return (
    <>
      <Heading level={1} size={4}>
        Newsletter abbestellen
      </Heading>
      <p>
        Nur eine Pause, oder seltener? Das stellen Sie{' '}
        <Link href={paths.accountPage('newsletter')}>in Ihrem Account</Link> ein.
      </p>
      {data.code === '' ? (
        <MissingCode />
      ) : (
        <Form name="newsletter-unsubscribe" state={form} hidden={{ code: data.code }}>
          <SubmitButton>Jetzt abbestellen</SubmitButton>
        </Form>
      )}
    </>
  );
}
