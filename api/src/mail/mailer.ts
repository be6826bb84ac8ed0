import { createTransport } from 'nodemailer';
import type { SendMailOptions } from 'nodemailer';

import type { RenderedMail } from './mail-layout.ts';
import type { SentMails } from './sent-mails.ts';

export interface OutgoingMail extends RenderedMail {
  readonly to: string;
  /**
   * Id of the mail, the same for every attempt to send it, so that receivers can drop duplicates.
   * It consists of letters, digits and dashes.
   */
  readonly id: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly MailAttachment[];
}

/** A text attachment. */
export interface MailAttachment {
  readonly filename: string;
  readonly content: string;
  /** Content type; default `text/plain`. */
  readonly type?: 'text/plain' | 'text/calendar' | undefined;
}

export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
  /** Returns whether the SMTP server answers; never rejects. */
  isReachable(): Promise<boolean>;
  close(): void;
}

const timeoutsMs = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };

/**
 * Connections stay open for the next mails: a newsletter would otherwise open one per mail. If a
 * connection closes while it sends, the mail may have been accepted, so only its task repeats it.
 */
const poolOptions = {
  pool: true,
  maxConnections: 5,
  maxMessages: 100,
  maxRequeues: 0,
  idleTimeout: 10_000,
} as const;

function getDomain(senderAddress: string): string {
  return /@([\w.-]+)/u.exec(senderAddress)?.[1] ?? 'localhost';
}

/**
 * Creates a mailer that sends through an SMTP server and skips mails that were sent before. A mail
 * is sent again if the process exits after the server accepted it and before `sentMails` recorded
 * it. The second mail has the same `Message-ID`, so mail systems can detect the duplicate.
 */
export function createMailer(smtpUrl: string, senderAddress: string, sentMails: SentMails): Mailer {
  const transport = createTransport({ url: smtpUrl, ...timeoutsMs, ...poolOptions });
  const domain = getDomain(senderAddress);
  return {
    send: async (mail) => {
      if (await sentMails.has(mail)) return;
      const message: SendMailOptions = {
        from: senderAddress,
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: `<${mail.id}@${domain}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': 'de',
          ...mail.headers,
        },
        attachments: (mail.attachments ?? []).map(({ type = 'text/plain', ...file }) => ({
          ...file,
          contentType: `${type}; charset=utf-8`,
        })),
        disableFileAccess: true,
        disableUrlAccess: true,
      };
      await transport.sendMail(message);
      await sentMails.add(mail);
    },
    isReachable: () =>
      transport.verify().then(
        () => true,
        () => false,
      ),
    close: () => transport.close(),
  };
}
