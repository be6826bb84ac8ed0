import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { MissingCode } from '@gruenland/shared-ui/private-page/MissingCode.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import type { NewsletterConfirmData } from './newsletter-confirm.loader.server.ts';

/** Shows the page that the link in a mail opens. A button on the page confirms the subscription. */
export function NewsletterConfirmPage({ data, form }: RouteViewProps<NewsletterConfirmData>) {
  if (data.confirmationResult) {
    return (
      <>
        <Heading level={1} size={4}>
          {data.confirmationResult === 'schon'
            ? 'Schon bestätigt'
            : 'Ihre Bestellung ist bestätigt'}
        </Heading>
        <p>Die nächste Ausgabe kommt zu Ihnen.</p>
        <ButtonLink href={paths.articles()} look="secondary">
          Artikel lesen
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <Heading level={1} size={4}>
        Newsletter bestätigen
      </Heading>
      <p>Noch ein Klick, dann ist Ihr Newsletter bestellt.</p>
      {data.code === '' ? (
        <MissingCode />
      ) : (
        <Form name="newsletter-confirm" state={form} hidden={{ code: data.code }}>
          <SubmitButton>Bestellung bestätigen</SubmitButton>
        </Form>
      )}
      <p>
        Ist der Link abgelaufen,{' '}
        <Link href={paths.newsletter()}>bestellen Sie bitte noch einmal</Link>.
      </p>
    </>
  );
}
