import { messagePaths } from '@gruenland/shared-contracts/ads/message-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Breadcrumbs } from '@gruenland/shared-ui/breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import type { AppliedRule } from '@gruenland/shared-ui/form/rules/first-failure.ts';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { HiddenFields } from '#forms/HiddenFields.tsx';
import { HoneypotField } from '#forms/HoneypotField.tsx';
import type { ContactData } from './contact.loader.server.ts';
import { MessageFields } from './MessageFields.tsx';

const name: readonly AppliedRule[] = [
  ['required', 'trim'],
  ['length', 2, 40],
];
const email: readonly AppliedRule[] = [['required', 'trim'], ['email'], ['length', 3, 254]];

/** Shows the page to send a message to a seller. */
export function ContactPage({ data, form: state }: RouteViewProps<ContactData>) {
  const { contact, isSent: sent } = data;
  const { slug, title, sellerName } = contact;
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: 'Kleinanzeigen', href: paths.ads() },
          { label: title, href: paths.ad(slug) },
          { label: 'Nachricht' },
        ]}
      />
      <Heading level={1} size={4}>
        {sent && !state ? 'Bitte bestätigen Sie' : `Nachricht an ${sellerName}`}
      </Heading>
      {sent && !state ? (
        <p role="status">
          Wir haben Ihnen eine E-Mail geschickt, wenn die Adresse stimmt. Mit dem Link darin
          bestätigen Sie Ihre Nachricht, dann stellen wir sie zu. Kommt keine, versuchen Sie es
          bitte in einer Stunde noch einmal.
        </p>
      ) : (
        <ContactContent data={data} state={state} />
      )}
    </>
  );
}

function ContactContent({
  data,
  state,
}: {
  readonly data: ContactData;
  readonly state: FormState | undefined;
}) {
  const { state: adState, conversationId, slug, title } = data.contact;
  const backButton = <ButtonLink href={paths.ad(slug)}>Zur Anzeige</ButtonLink>;
  if (adState === 'own') return <Notice title="Das ist Ihre eigene Anzeige" action={backButton} />;
  if (adState === 'ended') {
    return (
      <Notice title="Zu dieser Anzeige kann man keine Nachricht mehr schreiben" action={backButton}>
        Sie ist verkauft oder abgelaufen.
      </Notice>
    );
  }
  if (conversationId && !state) {
    return (
      <Notice
        title="Sie schreiben sich schon"
        action={
          <ButtonLink href={messagePaths.conversation(conversationId)} data-reload>
            Zur Unterhaltung
          </ButtonLink>
        }
      >
        Zu „{title}“ gibt es eine Unterhaltung.
      </Notice>
    );
  }
  return <ContactForm data={data} state={state} />;
}

function ContactForm({
  data,
  state,
}: {
  readonly data: ContactData;
  readonly state: FormState | undefined;
}) {
  const { viewer, title, state: adState } = data.contact;
  const idempotencyKey = state?.values['idempotencyKey'] ?? data.formKey;
  return (
    <>
      <p>
        Zur Anzeige „{title}“{adState === 'reserved' ? ', die gerade reserviert ist' : ''}. Ihre
        E-Mail-Adresse bleibt verborgen. Grünland verschickt nie Zahlungslinks; bezahlen Sie bei der
        Übergabe.
      </p>
      <Form
        key={data.formKey}
        name="nachricht"
        state={state}
        initialValues={viewer ? { name: viewer.name } : undefined}
        unsavedQuestion="Ihre Nachricht ist noch nicht abgeschickt. Seite verlassen?"
      >
        <HiddenFields fields={{ idempotencyKey }} />
        <TextField
          name="name"
          label="Ihr Name"
          autoComplete="nickname"
          help="Mehr erfährt die andere Seite nicht von Ihnen."
          rules={name}
        />
        {viewer ? null : (
          <TextField
            name="email"
            label="E-Mail-Adresse"
            type="email"
            autoComplete="email"
            help="Dorthin schicken wir den Link zum Bestätigen und die Antworten."
            rules={email}
          />
        )}
        <MessageFields label="Ihre Nachricht" state={state} canOfferPrice={data.contact.offers} />
        <HoneypotField />
        <SubmitButton>Nachricht senden</SubmitButton>
      </Form>
    </>
  );
}
