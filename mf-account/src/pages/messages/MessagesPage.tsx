import type { ConversationList } from '@gruenland/shared-contracts/api/messages.ts';
import { messagePaths } from '@gruenland/shared-contracts/ads/message-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Breadcrumbs } from '@gruenland/shared-ui/breadcrumbs/Breadcrumbs.tsx';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import styles from '#components/stack.module.css';
import type { MessagesData } from './messages.loader.server.ts';

/** Shows the conversations about ads, sorted by their latest message. */
export function MessagesPage({ data }: RouteViewProps<MessagesData>) {
  const { conversations } = data.list;
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: 'Meine Anzeigen', href: paths.accountPage('anzeigen') },
          { label: 'Nachrichten' },
        ]}
      />
      <Heading level={1} size={4}>
        Nachrichten
      </Heading>
      {conversations.length === 0 ? (
        <Notice kind="empty" title="Noch keine Nachrichten">
          Wer zu einer Ihrer Anzeigen schreibt und wem Sie schreiben, steht hier.
        </Notice>
      ) : (
        <ul className={styles.plain}>
          {conversations.map((conversation) => (
            <li key={conversation.id} className={styles.entry}>
              <ConversationEntry conversation={conversation} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.muted}>
        Unterhaltungen löschen wir neunzig Tage nach dem Ende der Anzeige.
      </p>
    </>
  );
}

function ConversationEntry({
  conversation,
}: {
  readonly conversation: ConversationList['conversations'][number];
}) {
  const { id, other, title, unread, last, lastAt, side } = conversation;
  return (
    <>
      <p className={styles.title}>
        {/* This link is not prefetched, because loading a conversation marks it as read. */}
        <Link href={messagePaths.conversation(id)} data-reload>
          {other}: {title}
        </Link>
        {unread > 0 ? `, ${unread} ungelesen` : ''}
      </p>
      <p>{last || <em>Gelöscht</em>}</p>
      <p className={styles.muted}>
        {side === 'seller' ? 'Ihre Anzeige' : 'Ihre Anfrage'}, zuletzt am{' '}
        <DateText date={lastAt} time />
      </p>
    </>
  );
}
