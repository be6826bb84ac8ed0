import type { MessageSide } from '@gruenland/shared-contracts/api/messages.ts';

/** What happened to a registration for a Veranstaltung. */
export type RegistrationNews =
  | 'asked'
  | 'known'
  | 'confirmed'
  | 'waiting'
  | 'moved-up'
  | 'lapsed'
  | 'cancelled'
  | 'changed';

/** What happened to a Veranstaltung that somebody sent in. */
export type EventNews = 'asked' | 'received' | 'published';

/** What happened to an application for a Stelle, for who applied. */
export type ApplicationNews = 'asked' | 'received' | 'known' | 'talk' | 'accept' | 'refuse';

/** What happened to the ways in which somebody signs in. */
export type SignInNews =
  | 'passkey-added'
  | 'passkey-removed'
  | 'codes-on'
  | 'codes-off'
  | 'code-reused'
  | 'provider-linked';

/**
 * What the house did about a Kündigung or a Widerruf. `holder`: the contract has another address than
 * the declaration, whose owner is told of its end.
 */
export type ContractNews = 'assigned' | 'decided' | 'refunded' | 'answered' | 'holder';

/** What each kind of job carries: ids only; addresses and tokens are looked up or made when it runs. */
export interface JobPayloads {
  'mail.confirm-registration': { readonly userId: string };
  'mail.already-registered': { readonly userId: string };
  'mail.password-changed': { readonly userId: string };
  'mail.sign-in-changed': { readonly userId: string; readonly news: SignInNews };
  /** For an address nobody has, the id is nobody's: the call takes the same time. */
  'mail.reset-password': { readonly userId: string };
  'mail.confirm-email-change': { readonly changeId: string };
  'mail.email-change-wanted': { readonly changeId: string };
  'mail.email-changed': { readonly changeId: string };
  /** Why and until when is read when the mail is written. */
  'mail.account-blocked': { readonly userId: string };
  'mail.account-unblocked': { readonly userId: string };
  /** At the end of a block that has one. */
  'account.block-ends': { readonly userId: string };
  'mail.form-submitted': { readonly submissionId: string };
  'mail.confirm-entry': { readonly entryId: string };
  'mail.already-entered': { readonly entryId: string };
  'mail.newsletter-confirm': { readonly signUpId: string };
  'mail.newsletter-welcome': { readonly signUpId: string };
  /** Begins an issue in the version that was let go. */
  'newsletter.start': { readonly issueId: string; readonly version: number };
  /** Hands the next deliveries to jobs of their own. */
  'newsletter.batch': { readonly issueId: string; readonly number: number };
  'mail.prize-winner': { readonly winnerId: string };
  'mail.newsletter-issue': { readonly deliveryId: string };
  /** To whoever wrote it, before anybody else gets it. */
  'mail.newsletter-test': { readonly issueId: string; readonly userId: string };
  'mail.job-application': { readonly applicationId: string; readonly news: ApplicationNews };
  /** To who placed a Stelle. */
  'mail.job-posting': {
    readonly jobId: string;
    readonly news: 'confirm' | 'live' | 'ends' | 'ended';
  };
  /** To the employer; `gone`: it was withdrawn. */
  'mail.job-employer': { readonly applicationId: string; readonly news: 'new' | 'gone' };
  'mail.registration': { readonly registrationId: string; readonly news: RegistrationNews };
  /** Tells everybody registered for a date of its change number `sequence`. */
  'registration.tell-all': { readonly dateId: string; readonly sequence: number };
  'registration.lapse': { readonly registrationId: string };
  'mail.event': { readonly eventId: string; readonly news: EventNews };
  'saved-search.sweep': { readonly slot: number };
  'saved-search.run': { readonly searchId: string };
  'mail.saved-search': { readonly searchId: string; readonly mailId: string };
  'mail.saved-search-confirm': { readonly searchId: string };
  'mail.print-order': { readonly subscriptionId: string };
  'mail.print-voucher': { readonly subscriptionId: string };
  'mail.print-change': { readonly requestId: string };
  'mail.contract-receipt': { readonly declarationId: string };
  /** What the house did about a declaration; `answer` counts from 0. */
  'mail.contract-news': {
    readonly declarationId: string;
    readonly news: ContractNews;
    readonly answer?: number;
  };
  'mail.data-export': { readonly exportId: string };
  'mail.deletion-marked': { readonly userId: string };
  'mail.ad-confirm': { readonly adId: string };
  'mail.ad-live': { readonly adId: string };
  'mail.ad-reminder': { readonly adId: string };
  'mail.message-confirm': { readonly conversationId: string };
  /** To the side that has something unread. */
  'mail.message-new': { readonly conversationId: string; readonly to: MessageSide };
  'mail.moderation-rejected': { readonly caseId: string };
  'mail.moderation-appeal': { readonly caseId: string };
  'mail.report-received': { readonly reportId: string };
  'mail.report-decided': { readonly reportId: string };
  'export-data': { readonly exportId: string };
  maintenance: { readonly day: string };
}

export type JobKind = keyof JobPayloads;

/** A job as its handler sees it. */
export interface RunningJob<Kind extends JobKind = JobKind> {
  readonly id: string;
  readonly kind: Kind;
  readonly payload: JobPayloads[Kind];
  /** 1 for the first try. */
  readonly attempt: number;
  /** The request that asked for it; null for what is done by the clock. */
  readonly requestId: string | null;
}

/**
 * Does the work of one kind. A job runs at least once: it may be run again when the process dies
 * after the work and before the record of it, so a handler's effect must bear repetition.
 */
export type JobHandler<Kind extends JobKind> = (
  job: RunningJob<Kind>,
  signal: AbortSignal,
) => Promise<void>;

export type JobHandlers = { readonly [Kind in JobKind]: JobHandler<Kind> };
