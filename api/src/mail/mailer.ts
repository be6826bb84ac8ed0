import { createTransport } from 'nodemailer';
import type { SendMailOptions } from 'nodemailer';

import type { RenderedMail } from './mail-layout.ts';
import type { SentMails } from './sent-mails.ts';

export interface OutgoingMail extends RenderedMail {
  readonly to: string;
  /**
   * The same for every try to send the same mail, so that a receiving system can drop a second
   * copy. Letters, digits and dashes.
   */
  readonly id: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly MailAttachment[];
}

/** A text that comes with a mail as a file. */
export interface MailAttachment {
  readonly filename: string;
  readonly content: string;
  /** Default `text/plain`. */
  readonly type?: 'text/plain' | 'text/calendar' | undefined;
}

export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
  /** Whether the mail server answers; never rejects. */
  reachable(): Promise<boolean>;
  close(): void;
}

const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };

function domainOf(from: string): string {
  return /@([\w.-]+)/u.exec(from)?.[1] ?? 'localhost';
}

/**
 * Sends through any SMTP server, each mail once: what was taken before is not sent again. When the
 * process dies in the instant between the server's word and ours, it goes out a second time under the
 * same `Message-ID`, by which mail systems know it.
 */
export function createMailer(smtpUrl: string, from: string, sent: SentMails): Mailer {
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  const domain = domainOf(from);
  return {
    send: async (mail) => {
      if (sent.has(mail)) return;
      const message: SendMailOptions = {
        from,
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
      sent.note(mail);
    },
    reachable: () =>
      transport.verify().then(
        () => true,
        () => false,
      ),
    close: () => transport.close(),
  };
}
