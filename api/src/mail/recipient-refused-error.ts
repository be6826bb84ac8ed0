interface SmtpError {
  /** The SMTP command that was rejected, as reported by nodemailer. */
  readonly command?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
}

/**
 * Returns whether the mail server permanently rejected the recipient's email address (RFC 5321: a
 * 5xx to `RCPT TO`). Policy rejections (RFC 3463: 5.7.x) and full mailboxes (5.2.2) do not count.
 */
export function isRecipientRefusedError(error: unknown): boolean {
  const { command, responseCode, response } = Object(error) as SmtpError;
  if (command !== 'RCPT TO' || typeof responseCode !== 'number') return false;
  const isPolicyOrFullMailbox = /\b5\.(?:7\.\d+|2\.2)\b/u.test(String(response));
  return responseCode >= 500 && responseCode < 600 && !isPolicyOrFullMailbox;
}
