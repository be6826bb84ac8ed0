import type { MailPurpose } from './mail-purpose.ts';
import type { TaskKind } from './task-kinds.ts';

/** The kinds of tasks that send a mail. */
export type MailKind = Extract<TaskKind, `mail.${string}`>;

/**
 * For each kind of mail, the purpose whose mail limit it counts towards. `proven` means that no
 * limit applies: only staff, a schedule or a person with a proven email address can cause the mail.
 * A session or a code from an earlier mail proves the email address.
 */
export const mailRules = {
  'mail.confirm-registration': 'registration',
  'mail.already-registered': 'registration',
  'mail.password-changed': 'proven',
  'mail.sign-in-changed': 'proven',
  'mail.reset-password': 'password-reset',
  'mail.confirm-email-change': 'email-change',
  'mail.email-change-requested': 'email-change',
  'mail.email-changed': 'proven',
  'mail.email-changed-address': 'proven',
  'mail.account-blocked': 'proven',
  'mail.account-unblocked': 'proven',
  'mail.form-submitted': 'content-form',
  'mail.confirm-entry': 'prize-draw',
  'mail.entry-exists': 'prize-draw',
  'mail.newsletter-confirm': 'newsletter',
  'mail.newsletter-welcome': 'proven',
  'mail.newsletter-list-welcome': 'proven',
  'mail.prize-winner': 'proven',
  'mail.newsletter-issue': 'proven',
  'mail.newsletter-test': 'proven',
  'mail.job-application': 'job-application',
  'mail.job-posting': 'job-posting',
  'mail.job-employer': 'proven',
  'mail.registration': 'event-registration',
  'mail.event': 'event',
  'mail.saved-search': 'proven',
  'mail.saved-search-confirm': 'saved-search',
  'mail.print-order': 'print-order',
  'mail.print-voucher': 'gift-voucher',
  'mail.print-change': 'proven',
  'mail.contract-receipt': 'contract-receipt',
  'mail.contract-notification': 'proven',
  'mail.data-export': 'proven',
  'mail.deletion-scheduled': 'proven',
  'mail.ad-confirm': 'ad',
  'mail.ad-published': 'proven',
  'mail.ad-reminder': 'proven',
  'mail.message-confirm': 'message',
  'mail.message-new': 'proven',
  'mail.moderation-rejected': 'proven',
  'mail.moderation-appeal': 'proven',
  'mail.report-received': 'report',
  'mail.report-decided': 'proven',
} as const satisfies Readonly<Record<MailKind, MailPurpose | 'proven'>>;
