import * as paths from '@gruenland/shared-contracts/paths.ts';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { getSentFields } from '#model/sent-fields.ts';
import { NEWSLETTER_FORM } from '#model/newsletter-form.ts';
import type { NewsletterData } from './newsletter.loader.server.ts';

/** Asks for the confirmation by mail, and offers to send the mail again. */
export function NewsletterSent({ data }: { readonly data: NewsletterData }) {
  const fields = getSentFields(NEWSLETTER_FORM);
  const { email } = fields;
  return (
    <>
      <Heading level={1} size={4}>
        Fast fertig: Bitte bestätigen Sie
      </Heading>
      <p role="status">
        Wir haben {email ? <>an {email}</> : 'Ihnen'} {data.isSentAgain ? 'noch einmal ' : ''}eine
        E-Mail geschickt. Mit dem Link darin bestätigen Sie Ihre Bestellung; vorher bekommen Sie
        nichts von uns. Der Link gilt sieben Tage.
      </p>
      <p>
        Nichts angekommen? Sehen Sie im Spam-Ordner nach. Adresse falsch?{' '}
        <Link href={paths.newsletter()}>Bestellen Sie mit der richtigen</Link>.
      </p>
      {email ? (
        <Form
          key={data.formKey}
          name="resend"
          hidden={{ ...fields, erneut: '1' }}
          formKey={data.formKey}
        >
          <SubmitButton look="secondary">E-Mail noch einmal senden</SubmitButton>
        </Form>
      ) : null}
    </>
  );
}
