/**
 * The reasons for mails that anonymous callers can cause. Each purpose has its own mail limit per
 * email address, so that mails for one purpose cannot use up the limit of another
 * (docs/decisions/089).
 */
export type MailPurpose =
  | 'registration'
  | 'password-reset'
  | 'email-change'
  | 'newsletter'
  | 'prize-draw'
  | 'content-form'
  | 'print-order'
  | 'gift-order'
  | 'scheduled-gift-order'
  | 'gift-voucher'
  | 'contract-receipt'
  | 'event'
  | 'event-registration'
  | 'job-posting'
  | 'job-application'
  | 'saved-search'
  | 'ad'
  | 'message'
  | 'report';
