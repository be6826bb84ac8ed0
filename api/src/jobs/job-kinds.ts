/** What each kind of job carries: ids only; addresses and tokens are looked up or made when it runs. */
export interface JobPayloads {
  'mail.confirm-registration': { readonly userId: string };
  'mail.already-registered': { readonly userId: string };
  'mail.password-changed': { readonly userId: string };
  /** For an address nobody has, the id is nobody's: the call takes the same time. */
  'mail.reset-password': { readonly userId: string };
  'mail.confirm-email-change': { readonly changeId: string };
  'mail.email-change-wanted': { readonly changeId: string };
  'mail.email-changed': { readonly changeId: string };
  'mail.form-submitted': { readonly submissionId: string };
  'mail.confirm-entry': { readonly entryId: string };
  'mail.newsletter-confirm': { readonly signUpId: string };
  'mail.newsletter-welcome': { readonly signUpId: string };
  'mail.print-order': { readonly subscriptionId: string };
  'mail.print-change': { readonly requestId: string };
  'mail.contract-receipt': { readonly declarationId: string };
  'mail.data-export': { readonly exportId: string };
  'mail.deletion-marked': { readonly userId: string };
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
