import type { MessageSide } from '@gruenland/shared-contracts/api/messages.ts';

/** Reasons for a mail about an event registration. */
export type RegistrationNotification =
  | 'asked'
  | 'known'
  | 'confirmed'
  | 'waiting'
  | 'moved-up'
  | 'lapsed'
  | 'cancelled'
  | 'changed';

/** Reasons for a mail about a submitted event. */
export type EventNotification = 'asked' | 'received' | 'published';

/** Reasons for a mail to an applicant. */
export type ApplicationNotification = 'asked' | 'received' | 'known' | 'talk' | 'accept' | 'refuse';

/** Changes of sign-in methods that are mailed. */
export type SignInNotification =
  | 'passkey-added'
  | 'passkey-removed'
  | 'codes-on'
  | 'codes-off'
  | 'code-reused'
  | 'provider-linked';

/**
 * Reasons for a mail about a cancellation or withdrawal. `holder`: tells the contract holder about
 * the end, if the declaration came from another address.
 */
export type ContractNotification = 'assigned' | 'decided' | 'refunded' | 'answered' | 'holder';

/**
 * Payload of each kind of task. Contains ids only; handlers look up addresses and create tokens.
 */
export interface TaskPayloads {
  'mail.confirm-registration': { readonly userId: string };
  'mail.already-registered': { readonly userId: string };
  'mail.password-changed': { readonly userId: string };
  'mail.sign-in-changed': { readonly userId: string; readonly news: SignInNotification };
  /** For an unknown address, a random id: enqueueing takes the same time. */
  'mail.reset-password': { readonly userId: string };
  'mail.confirm-email-change': { readonly changeId: string };
  'mail.email-change-wanted': { readonly changeId: string };
  'mail.email-changed': { readonly changeId: string };
  /** The handler reads reason and duration. */
  'mail.account-blocked': { readonly userId: string };
  'mail.account-unblocked': { readonly userId: string };
  /** Runs at the end of a limited block. */
  'account.block-ends': { readonly userId: string };
  'mail.form-submitted': { readonly submissionId: string };
  'mail.confirm-entry': { readonly entryId: string };
  'mail.already-entered': { readonly entryId: string };
  'mail.newsletter-confirm': { readonly signUpId: string };
  'mail.newsletter-welcome': { readonly signUpId: string };
  /** Starts an issue in the version that was scheduled. */
  'newsletter.start': { readonly issueId: string; readonly version: number };
  /** Enqueues one task for each of the next deliveries. */
  'newsletter.batch': { readonly issueId: string; readonly number: number };
  'mail.prize-winner': { readonly winnerId: string };
  'mail.newsletter-issue': { readonly deliveryId: string };
  /** Test mail to the author. */
  'mail.newsletter-test': { readonly issueId: string; readonly userId: string };
  'mail.job-application': {
    readonly applicationId: string;
    readonly news: ApplicationNotification;
  };
  /** To the owner of a job posting. */
  'mail.job-posting': {
    readonly jobId: string;
    readonly news: 'confirm' | 'live' | 'ends' | 'ended';
  };
  /** To the employer; `gone`: the application was withdrawn. */
  'mail.job-employer': { readonly applicationId: string; readonly news: 'new' | 'gone' };
  'mail.registration': { readonly registrationId: string; readonly news: RegistrationNotification };
  /** Notifies all guests of an occurrence about change number `sequence`. */
  'registration.tell-all': { readonly occurrenceId: string; readonly sequence: number };
  'registration.lapse': { readonly registrationId: string };
  'mail.event': { readonly eventId: string; readonly news: EventNotification };
  'saved-search.sweep': { readonly slot: number };
  'saved-search.run': { readonly searchId: string };
  'mail.saved-search': { readonly searchId: string; readonly mailId: string };
  'mail.saved-search-confirm': { readonly searchId: string };
  'mail.print-order': { readonly subscriptionId: string };
  'mail.print-voucher': { readonly subscriptionId: string };
  'mail.print-change': { readonly requestId: string };
  'mail.contract-receipt': { readonly declarationId: string };
  /** About a handled declaration; `answer` is the index of the answer. */
  'mail.contract-news': {
    readonly declarationId: string;
    readonly news: ContractNotification;
    readonly answer?: number;
  };
  'mail.data-export': { readonly exportId: string };
  'mail.deletion-marked': { readonly userId: string };
  'mail.ad-confirm': { readonly adId: string };
  'mail.ad-live': { readonly adId: string };
  'mail.ad-reminder': { readonly adId: string };
  'mail.message-confirm': { readonly conversationId: string };
  /** To the side with unread messages. */
  'mail.message-new': { readonly conversationId: string; readonly to: MessageSide };
  'mail.moderation-rejected': { readonly caseId: string };
  'mail.moderation-appeal': { readonly caseId: string };
  'mail.report-received': { readonly reportId: string };
  'mail.report-decided': { readonly reportId: string };
  'export-data': { readonly exportId: string };
  maintenance: { readonly day: string };
}

export type TaskKind = keyof TaskPayloads;

/** A task as passed to its handler. */
export interface RunningTask<Kind extends TaskKind = TaskKind> {
  readonly id: string;
  readonly kind: Kind;
  readonly payload: TaskPayloads[Kind];
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** The HTTP request that caused the task; null for scheduled tasks. */
  readonly requestId: string | null;
}

/**
 * Runs tasks of one kind. Tasks run at least once: after a crash between work and commit, a task
 * runs again. Handlers must be idempotent.
 */
export type TaskHandler<Kind extends TaskKind> = (
  task: RunningTask<Kind>,
  signal: AbortSignal,
) => Promise<void>;

export type TaskHandlers = { readonly [Kind in TaskKind]: TaskHandler<Kind> };
