import type {
  Conversation,
  ConversationMessage,
} from '@gruenland/shared-contracts/api/messages.ts';
import { messagePaths } from '@gruenland/shared-contracts/ads/message-paths.ts';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { formatEuros } from '@gruenland/shared-ui/format/price-text.ts';
import { IconWarning } from '@gruenland/shared-ui/icon/IconWarning.tsx';
import { MESSAGE_STATE_LABELS } from './conversation-texts.ts';
import styles from './conversation.module.css';

/** Element id of the latest message. */
export const LATEST_MESSAGE_ANCHOR = 'neueste';

/**
 * Shows the messages of a conversation, the oldest first. The messages that the reader wrote are on
 * the right.
 */
export function MessageList({
  conversation,
  code,
}: {
  readonly conversation: Conversation;
  /** Access code from a mail. Empty if the session or a cookie grants access. */
  readonly code: string;
}) {
  return (
    <ol className={styles.messages} aria-label={`Nachrichten mit ${conversation.other}`}>
      {conversation.messages.map((message, index) => (
        <li
          key={message.id}
          id={index === conversation.messages.length - 1 ? LATEST_MESSAGE_ANCHOR : undefined}
          className={message.own ? styles.own : styles.other}
        >
          <Message
            message={message}
            otherParticipant={conversation.other}
            pictureUrl={messagePaths.picture(conversation.id, message.id, code)}
          />
        </li>
      ))}
    </ol>
  );
}

interface MessageProps {
  readonly message: ConversationMessage;
  readonly otherParticipant: string;
  /** URL of the message's picture. The URL works only if the message has a picture. */
  readonly pictureUrl: string;
}

function Message({ message, otherParticipant, pictureUrl }: MessageProps) {
  const { own, text, offerCents, sentAt, state, warnings } = message;
  return (
    <>
      <p className={styles.meta}>
        <strong>{own ? 'Sie' : otherParticipant}</strong>, <DateText date={sentAt} time />
        {own && MESSAGE_STATE_LABELS[state] ? `, ${MESSAGE_STATE_LABELS[state]}` : ''}
      </p>
      {offerCents === null ? null : (
        <p className={styles.offer}>
          <strong>Preisvorschlag: {formatEuros(offerCents)}</strong>, nicht bindend
        </p>
      )}
      {message.picture ? (
        <a href={pictureUrl}>
          <img
            src={pictureUrl}
            alt={own ? 'Bild von Ihnen' : `Bild von ${otherParticipant}`}
            loading="lazy"
            {...message.picture}
          />
        </a>
      ) : null}
      <p className={styles.text}>{state === 'deleted' ? <em>Gelöscht</em> : text}</p>
      {warnings.length > 0 ? (
        <p className={styles.warning}>
          <IconWarning size="text" />
          <span>
            Vorsicht: {warnings.join('; ')}. Grünland verschickt nie Zahlungslinks; wer Sie um
            Vorauszahlung, Kartendaten oder einen Code bittet, will Sie betrügen.
          </span>
        </p>
      ) : null}
    </>
  );
}
