/**
 * What an anonymous call can cause a mail for. Each purpose has its own budget per receiving
 * address, so that one purpose cannot use up the mails of another (docs/decisions/089).
 */
export type MailPurpose =
  | 'registration'
  | 'password-reset'
  | 'email-change'
  | 'newsletter'
  | 'prize-draw'
  | 'content-form'
  | 'print-order'
  | 'contract-receipt'
  | 'event'
  | 'event-registration'
  | 'job-posting'
  | 'job-application'
  | 'saved-search'
  | 'ad'
  | 'message'
  | 'report';
