import type { ConversationRole } from '@gruenland/shared-contracts/api/messages.ts';

/** The reasons for a mail about an event registration. */
export type RegistrationNotification =
  | 'confirmation-requested'
  | 'already-registered'
  | 'confirmed'
  | 'waitlisted'
  | 'promoted'
  | 'lapsed'
  | 'cancelled'
  | 'changed';

/** The reasons for a mail about a submitted event. */
export type EventNotification = 'confirmation-requested' | 'received' | 'published';

/** The reasons for a mail to an applicant. */
export type ApplicationNotification =
  | 'confirmation-requested'
  | 'received'
  | 'already-applied'
  | 'interview'
  | 'accepted'
  | 'declined';

/** The changes of sign-in methods about which the account holder gets a mail. */
export type SignInNotification =
  | 'passkey-added'
  | 'passkey-removed'
  | 'authenticator-enabled'
  | 'authenticator-disabled'
  | 'code-reused'
  | 'provider-linked';

/**
 * The reasons for a mail about a declaration. `contract-holder` means that another person declared
 * it.
 */
export type ContractNotification =
  | 'assigned'
  | 'decided'
  | 'refunded'
  | 'answered'
  | 'contract-holder';

/**
 * The payload of each kind of task. It contains ids only; handlers look up email addresses and
 * create tokens.
 */
export interface TaskPayloads {
  'mail.confirm-registration': { readonly userId: string };
  'mail.already-registered': { readonly userId: string };
  'mail.password-changed': { readonly userId: string };
  'mail.sign-in-changed': { readonly userId: string; readonly notification: SignInNotification };
  /**
   * For an unknown email address, `userId` is random: enqueueing must take the same time as for a
   * known one.
   */
  'mail.reset-password': { readonly userId: string };
  'mail.confirm-email-change': { readonly changeId: string };
  'mail.email-change-requested': { readonly changeId: string };
  /** Enqueues one task for each of the two addresses, so that a retry repeats no mail. */
  'mail.email-changed': { readonly changeId: string };
  'mail.email-changed-address': { readonly changeId: string; readonly address: 'old' | 'new' };
  /** The handler reads the reason and duration of the block from the database. */
  'mail.account-blocked': { readonly userId: string };
  'mail.account-unblocked': { readonly userId: string };
  /** Runs when an account block with an end date ends. */
  'account.end-block': { readonly userId: string };
  'mail.form-submitted': { readonly submissionId: string };
  'mail.confirm-entry': { readonly entryId: string };
  'mail.entry-exists': { readonly entryId: string };
  'mail.newsletter-confirm': { readonly signUpId: string };
  /** Enqueues one task for each list, so that a retry repeats no mail. */
  'mail.newsletter-welcome': { readonly signUpId: string };
  'mail.newsletter-list-welcome': { readonly signUpId: string; readonly listId: string };
  /** Starts to send an issue, unless the issue was scheduled again with another `version`. */
  'newsletter.start': { readonly issueId: string; readonly version: number };
  /**
   * Enqueues the mail tasks of the next batch of deliveries. `number` is the number of this batch.
   */
  'newsletter.batch': { readonly issueId: string; readonly number: number };
  'mail.prize-winner': { readonly winnerId: string };
  'mail.newsletter-issue': { readonly deliveryId: string };
  /** Sends a test mail of an issue to the staff member who requested it. */
  'mail.newsletter-test': { readonly issueId: string; readonly userId: string };
  'mail.job-application': {
    readonly applicationId: string;
    readonly notification: ApplicationNotification;
  };
  /** Notifies the owner of a job posting about its state. */
  'mail.job-posting': {
    readonly jobId: string;
    readonly notification: 'confirm' | 'published' | 'ending' | 'ended';
  };
  /**
   * Notifies the employer about an application. `withdrawn` means that the applicant withdrew it.
   */
  'mail.job-employer': {
    readonly applicationId: string;
    readonly notification: 'new' | 'withdrawn';
  };
  'mail.registration': {
    readonly registrationId: string;
    readonly notification: RegistrationNotification;
  };
  /** Notifies all guests of an occurrence about the change that set `sequence` to this number. */
  'registration.notify-all': { readonly occurrenceId: string; readonly sequence: number };
  'registration.lapse': { readonly registrationId: string };
  'mail.event': { readonly eventId: string; readonly notification: EventNotification };
  'saved-search.schedule': { readonly slot: number };
  'saved-search.run': { readonly searchId: string };
  'mail.saved-search': { readonly searchId: string; readonly mailId: string };
  'mail.saved-search-confirm': { readonly searchId: string };
  /**
   * `isReleased` means that the buyer's email address is proven. The mail then contains the
   * voucher.
   */
  'mail.print-order': { readonly subscriptionId: string; readonly isReleased: boolean };
  'mail.print-voucher': { readonly subscriptionId: string };
  'mail.print-change': { readonly requestId: string };
  'mail.contract-receipt': {
    readonly declarationId: string;
    /** Further declarations whose receipts this mail contains; set before its first attempt to send. */
    readonly includedIds?: readonly string[];
    /** The task whose mail contains this receipt. */
    readonly sentWith?: string;
  };
  /**
   * Tells people how their declaration was handled. `answer` is the index of the staff answer to
   * send.
   */
  'mail.contract-notification': {
    readonly declarationId: string;
    readonly notification: ContractNotification;
    readonly answer?: number;
  };
  'mail.data-export': { readonly exportId: string };
  'mail.deletion-scheduled': { readonly userId: string };
  'mail.ad-confirm': { readonly adId: string };
  'mail.ad-published': { readonly adId: string };
  'mail.ad-reminder': { readonly adId: string };
  'mail.message-confirm': { readonly conversationId: string };
  /** Notifies the asker or the seller (`to`) about unread messages in a conversation. */
  'mail.message-new': { readonly conversationId: string; readonly to: ConversationRole };
  'mail.moderation-rejected': { readonly caseId: string };
  'mail.moderation-appeal': { readonly caseId: string };
  'mail.report-received': { readonly reportId: string };
  'mail.report-decided': { readonly reportId: string };
  'privacy.export': { readonly exportId: string };
  /** Without a step, enqueues a task for each step of the day. */
  maintenance: { readonly day: string; readonly step?: string };
}

export type TaskKind = keyof TaskPayloads;

/**
 * The kinds of tasks that may take minutes. They have slots of their own, so that mails do not wait
 * for them.
 */
export const slowTaskKinds: readonly TaskKind[] = [
  'maintenance',
  'privacy.export',
  'newsletter.start',
];

/** A task that its handler runs. */
export interface RunningTask<Kind extends TaskKind = TaskKind> {
  readonly id: string;
  readonly kind: Kind;
  readonly payload: TaskPayloads[Kind];
  /** Number of this attempt to run the task; the first is 1. */
  readonly attempt: number;
  /** Id of the HTTP request that caused the task; null for scheduled tasks. */
  readonly requestId: string | null;
}

/**
 * Runs tasks of one kind. A task runs again after a crash between its work and the commit, so
 * handlers must be idempotent.
 */
export type TaskHandler<Kind extends TaskKind> = (
  task: RunningTask<Kind>,
  signal: AbortSignal,
) => Promise<void>;

export type TaskHandlers = { readonly [Kind in TaskKind]: TaskHandler<Kind> };
