export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/** A mail that the embedded service has caught. */
export interface CaughtMail {
  /** Unique id. Ids have the same order as the times of arrival. */
  readonly id: string;
  /** Time of arrival as ISO text (UTC). */
  readonly receivedAt: string;
  /** Recipients of the SMTP envelope, which may differ from the recipients in the mail header. */
  readonly recipients: readonly string[];
  readonly sender: string;
  readonly from: MailAddress | undefined;
  readonly to: readonly MailAddress[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly attachments: readonly {
    readonly name: string;
    readonly type: string;
    readonly bytes: number;
  }[];
  /** Size of the raw message in bytes. */
  readonly bytes: number;
}

/**
 * Returns whether an email address is among the recipients in the envelope or in the `To` header.
 */
export function isSentTo(mail: CaughtMail, address: string): boolean {
  const recipient = address.trim().toLowerCase();
  const allRecipients = [...mail.recipients, ...mail.to.map((to) => to.address)];
  return allRecipients.some((candidate) => candidate.toLowerCase() === recipient);
}
