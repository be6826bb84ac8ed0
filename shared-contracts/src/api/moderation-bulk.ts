import type { CaseKind } from '#api/moderation.ts';
import type { PredefinedReasonCode } from '#moderation.ts';

/** Kinds of entries that can be rejected in bulk, because each such entry has exactly one owner. */
export const bulkRejectableKinds: readonly CaseKind[] = ['ad', 'event', 'job'];

/** Body of `POST /api/moderation/rejections`, which rejects several entries for the same reason. */
export interface RejectCasesRequest {
  readonly cases: readonly { readonly id: string; readonly version: number }[];
  readonly reason: PredefinedReasonCode;
  /** Note for the owners of the entries. */
  readonly note?: string | null | undefined;
  readonly confirmed: true;
}

/**
 * Answer to a bulk rejection. Each case is decided separately; cases that could not be rejected
 * stay in the queue.
 */
export interface RejectCasesAnswer {
  readonly rejected: readonly string[];
  readonly left: readonly { readonly id: string; readonly code: string }[];
}
