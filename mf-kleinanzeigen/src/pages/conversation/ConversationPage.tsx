import { messagePaths } from '@gruenland/shared-contracts/ads/message-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Breadcrumbs } from '@gruenland/shared-ui/breadcrumbs/Breadcrumbs.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { DecisionNotice } from '@gruenland/shared-ui/moderation/DecisionNotice.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { ActionButton } from '#forms/ActionButton.tsx';
import { HiddenFields } from '#forms/HiddenFields.tsx';
import { MessageFields } from '#pages/contact/MessageFields.tsx';
import { MessageList, LATEST_MESSAGE_ANCHOR } from './MessageList.tsx';
import { PictureForm } from './PictureForm.tsx';
import { OtherConversations } from './OtherConversations.tsx';
import { AD_STATE_LABELS, CLOSED_REASON_TEXTS } from './conversation-texts.ts';
import type { ConversationData } from './conversation.loader.server.ts';
import styles from './conversation.module.css';

/** Minimum number of messages for which the page shows a link to the latest message. */
const JUMP_LINK_MIN_MESSAGES = 6;

/** Shows the page of a conversation between two people about an ad. */
export function ConversationPage({ data, form }: RouteViewProps<ConversationData>) {
  const { conversation, code } = data;
  const { ad, other, closed, decision, account } = conversation;
  const adState = AD_STATE_LABELS[ad.state];
  const getState = (intent: string) => (form?.values['intent'] === intent ? form : undefined);
  return (
    <article className={styles.page}>
      {account ? (
        <Breadcrumbs
          crumbs={[
            { label: 'Meine Anzeigen', href: paths.accountPage('anzeigen') },
            { label: 'Nachrichten', href: messagePaths.conversations() },
            { label: other },
          ]}
        />
      ) : null}
      <Heading level={1} size={4}>
        Nachrichten mit {other}
      </Heading>
      <p>
        Zur Anzeige {ad.slug ? <Link href={paths.ad(ad.slug)}>„{ad.title}“</Link> : `„${ad.title}“`}
        {adState ? `, ${adState}` : ''}
        {conversation.messages.length > JUMP_LINK_MIN_MESSAGES ? (
          <>
            . <Link href={`#${LATEST_MESSAGE_ANCHOR}`}>Zur neuesten Nachricht</Link>
          </>
        ) : null}
      </p>
      <MessageList conversation={conversation} code={code} />
      {closed ? (
        <Notice title={CLOSED_REASON_TEXTS[closed].title}>
          {CLOSED_REASON_TEXTS[closed].text}
        </Notice>
      ) : (
        <ReplyForm data={data} state={getState('reply')} />
      )}
      {conversation.pictures ? <PictureForm {...data} /> : null}
      {decision ? <DecisionNotice decision={decision} state={getState('appeal')} /> : null}
      <BlockAndReportSection data={data} form={form} code={code} />
      {conversation.more.length > 0 ? (
        <OtherConversations conversations={conversation.more} />
      ) : null}
    </article>
  );
}

function ReplyForm({
  data,
  state,
}: {
  readonly data: ConversationData;
  readonly state: FormState | undefined;
}) {
  const idempotencyKey = state?.values['idempotencyKey'] ?? data.formKey;
  return (
    <Form
      key={data.formKey}
      name="reply"
      state={state}
      unsavedQuestion="Ihre Antwort ist noch nicht abgeschickt. Seite verlassen?"
    >
      <HiddenFields fields={{ intent: 'reply', idempotencyKey }} />
      <MessageFields
        label={`Antwort an ${data.conversation.other}`}
        state={state}
        canOfferPrice={data.conversation.offers}
        rows={4}
      />
      <SubmitButton>Antwort senden</SubmitButton>
    </Form>
  );
}

/** Shows the forms to block the other participant, or to report the conversation. */
function BlockAndReportSection({
  data,
  form,
  code,
}: {
  readonly data: ConversationData;
  readonly form: FormState | undefined;
  readonly code: string;
}) {
  const { id, other, blocking, closed } = data.conversation;
  if (closed === 'gone') return null;
  return (
    <section aria-labelledby="schutz" className={styles.actions}>
      <h2 id="schutz">Stimmt etwas nicht?</h2>
      <p>
        {blocking
          ? 'Sie können die Blockierung aufheben.'
          : 'Nach dem Blockieren können Sie einander nicht mehr schreiben. Die andere Person liest dann, dass Sie keine Nachrichten von ihr möchten.'}{' '}
        <Link href={messagePaths.report(id, code)}>Unterhaltung melden</Link>
      </p>
      <ActionButton
        intent={blocking ? 'unblock' : 'block'}
        label={blocking ? 'Blockierung aufheben' : `${other} blockieren`}
        state={form}
        look="secondary"
      />
    </section>
  );
}
