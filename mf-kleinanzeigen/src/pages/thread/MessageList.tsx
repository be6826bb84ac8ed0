import type { Thread, ThreadMessage } from '@gruenland/shared-contracts/api/messages.ts';
import { messagePaths } from '@gruenland/shared-contracts/ads/message-paths.ts';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { euroText } from '@gruenland/shared-ui/format/price-text.ts';
import { IconWarning } from '@gruenland/shared-ui/icon/IconWarning.tsx';
import { MESSAGE_STATES } from './thread-words.ts';
import styles from './thread.module.css';

/** Id of the latest message. */
export const NEWEST = 'neueste';

/** What was written, the oldest first, as letters on a table: one's own to the right. */
export function MessageList({
  thread,
  code,
}: {
  readonly thread: Thread;
  /** Of the mail that led here; empty where the session or a cookie opens it. */
  readonly code: string;
}) {
  return (
    <ol className={styles['messages']} aria-label={`Nachrichten mit ${thread.other}`}>
      {thread.messages.map((message, index) => (
        <li
          key={message.id}
          id={index === thread.messages.length - 1 ? NEWEST : undefined}
          className={message.own ? styles['own'] : styles['other']}
        >
          <Message
            message={message}
            other={thread.other}
            picture={messagePaths.bild(thread.id, message.id, code)}
          />
        </li>
      ))}
    </ol>
  );
}

interface MessageProps {
  readonly message: ThreadMessage;
  readonly other: string;
  /** Address of the picture, if there is one. */
  readonly picture: string;
}

function Message({ message, other, picture }: MessageProps) {
  const { own, text, offerCents, sentAt, state, warnings } = message;
  return (
    <>
      <p className={styles['meta']}>
        <strong>{own ? 'Sie' : other}</strong>, <DateText date={sentAt} time />
        {own && MESSAGE_STATES[state] ? `, ${MESSAGE_STATES[state]}` : ''}
      </p>
      {offerCents === null ? null : (
        <p className={styles['offer']}>
          <strong>Preisvorschlag: {euroText(offerCents)}</strong>, nicht bindend
        </p>
      )}
      {message.picture ? (
        <a href={picture}>
          <img
            src={picture}
            alt={own ? 'Bild von Ihnen' : `Bild von ${other}`}
            loading="lazy"
            {...message.picture}
          />
        </a>
      ) : null}
      <p className={styles['text']}>{state === 'deleted' ? <em>Gelöscht</em> : text}</p>
      {warnings.length > 0 ? (
        <p className={styles['warning']}>
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
