import type { CaseKind } from '#api/moderation.ts';
import type { CannedReasonCode } from '#moderation.ts';

/** What a desk may refuse several of at once: each entry of these is of somebody's own. */
export const bulkKinds: readonly CaseKind[] = ['ad', 'event', 'job'];

/** `POST /api/moderation/rejections`: several entries, one reason. */
export interface RejectCasesRequest {
  readonly cases: readonly { readonly id: string; readonly version: number }[];
  readonly reason: CannedReasonCode;
  /** For the people whose entries they are. */
  readonly note?: string | null | undefined;
  readonly confirmed: true;
}

/** Each is decided for itself: what could not be stays in the queue. */
export interface RejectCasesAnswer {
  readonly rejected: readonly string[];
  readonly left: readonly { readonly id: string; readonly code: string }[];
}
