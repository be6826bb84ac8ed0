interface SmtpError {
  /** The command that was refused, as nodemailer names it. */
  readonly command?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
}

/**
 * Whether the mail server said for good that this address takes no mail (RFC 5321: a 5xx to `RCPT
 * TO`). What is refused by a rule of its own (RFC 3463: 5.7.x) says nothing about the address, nor does
 * a full mailbox (x.2.2).
 */
export function isRefusedAddress(error: unknown): boolean {
  const { command, responseCode, response } = Object(error) as SmtpError;
  if (command !== 'RCPT TO' || typeof responseCode !== 'number') return false;
  const rule = /\b5\.(?:7\.\d+|2\.2)\b/u.test(String(response));
  return responseCode >= 500 && responseCode < 600 && !rule;
}
