import { messagePaths } from '@gruenland/shared-contracts/ads/message-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { FormState, RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Breadcrumbs } from '@gruenland/shared-ui/breadcrumbs/Breadcrumbs.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { DecisionNotice } from '@gruenland/shared-ui/moderation/DecisionNotice.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { ActButton } from '#forms/ActButton.tsx';
import { Hidden } from '#forms/Hidden.tsx';
import { MessageFields } from '#pages/contact/MessageFields.tsx';
import { MessageList, NEWEST } from './MessageList.tsx';
import { PictureForm } from './PictureForm.tsx';
import { OtherThreads } from './OtherThreads.tsx';
import { AD_STATES, CLOSED } from './thread-words.ts';
import type { ThreadData } from './thread.loader.server.ts';
import styles from './thread.module.css';

/** From this many messages on one can jump to the latest. */
const LONG = 6;

/** What two people write each other about an ad. */
export function ThreadPage({ data, form }: RouteViewProps<ThreadData>) {
  const { thread, code } = data;
  const { ad, other, closed, decision, account } = thread;
  const adState = AD_STATES[ad.state];
  const stateOf = (action: string) => (form?.values['aktion'] === action ? form : undefined);
  return (
    <article className={styles['page']}>
      {account ? (
        <Breadcrumbs
          crumbs={[
            { label: 'Meine Anzeigen', href: paths.accountPage('anzeigen') },
            { label: 'Nachrichten', href: messagePaths.alle() },
            { label: other },
          ]}
        />
      ) : null}
      <Heading level={1} size={4}>
        Nachrichten mit {other}
      </Heading>
      <p>
        Zur Anzeige{' '}
        {ad.slug ? <Link href={paths.kleinanzeige(ad.slug)}>„{ad.title}“</Link> : `„${ad.title}“`}
        {adState ? `, ${adState}` : ''}
        {thread.messages.length > LONG ? (
          <>
            . <Link href={`#${NEWEST}`}>Zur neuesten Nachricht</Link>
          </>
        ) : null}
      </p>
      <MessageList thread={thread} code={code} />
      {closed ? (
        <Notice title={CLOSED[closed].title}>{CLOSED[closed].text}</Notice>
      ) : (
        <AnswerForm data={data} state={stateOf('antworten')} />
      )}
      {thread.pictures ? <PictureForm {...data} /> : null}
      {decision ? <DecisionNotice decision={decision} state={stateOf('einspruch')} /> : null}
      <Guards data={data} form={form} code={code} />
      {thread.more.length > 0 ? <OtherThreads threads={thread.more} /> : null}
    </article>
  );
}

function AnswerForm({
  data,
  state,
}: {
  readonly data: ThreadData;
  readonly state: FormState | undefined;
}) {
  const key = state?.values['idempotencyKey'] ?? data.formKey;
  return (
    <Form
      key={data.formKey}
      name="antwort"
      state={state}
      unsavedQuestion="Ihre Antwort ist noch nicht abgeschickt. Seite verlassen?"
    >
      <Hidden fields={{ aktion: 'antworten', idempotencyKey: key }} />
      <MessageFields
        label={`Antwort an ${data.thread.other}`}
        state={state}
        offers={data.thread.offers}
        rows={4}
      />
      <SubmitButton>Antwort senden</SubmitButton>
    </Form>
  );
}

/** Ways to be left alone. */
function Guards({
  data,
  form,
  code,
}: {
  readonly data: ThreadData;
  readonly form: FormState | undefined;
  readonly code: string;
}) {
  const { id, other, blocking, closed } = data.thread;
  if (closed === 'gone') return null;
  return (
    <section aria-labelledby="schutz" className={styles['guards']}>
      <h2 id="schutz">Stimmt etwas nicht?</h2>
      <p>
        {blocking
          ? 'Sie können die Blockierung aufheben.'
          : 'Nach dem Blockieren können Sie einander nicht mehr schreiben. Die andere Person liest dann, dass Sie keine Nachrichten von ihr möchten.'}{' '}
        <Link href={messagePaths.melden(id, code)}>Unterhaltung melden</Link>
      </p>
      <ActButton
        action={blocking ? 'freigeben' : 'blockieren'}
        label={blocking ? 'Blockierung aufheben' : `${other} blockieren`}
        state={form}
        look="secondary"
      />
    </section>
  );
}
