import type {
  ContractCase,
  ContractCaseDetail,
  ContractNextStep,
} from '@gruenland/shared-contracts/api/staff-contracts.ts';

import type { StoredCase } from './case.repository.ts';
import type { ContractBrief, FoundContract } from './contract-access.ts';
import { getDeadline } from './deadline.ts';

/** Returns the next step that staff must take for an open declaration. */
function getNextStep(
  { declared, handling }: StoredCase,
  contract: ContractBrief | null,
): ContractNextStep {
  if (!contract) return 'assign';
  if (declared.kind === 'withdrawal' && contract.state === 'withdrawn') {
    return handling?.refundedOn ? 'none' : 'refund';
  }
  return handling?.decision ? 'none' : 'decide';
}

export function isSettled({ declared, handling, contractId }: StoredCase): boolean {
  const { kind, manner } = declared;
  const isSettledAutomatically =
    kind === 'cancellation' && manner === 'ordinary' && contractId !== null;
  return isSettledAutomatically || Boolean(handling?.doneAt);
}

/** Converts a declaration to a list item. */
export function toCaseSummary(
  storedCase: StoredCase,
  contract: ContractBrief | null,
  now: Date,
): ContractCase {
  const { declared } = storedCase;
  const isCaseSettled = isSettled(storedCase);
  return {
    id: declared.id,
    kind: declared.kind,
    manner: declared.manner,
    name: declared.name,
    named: declared.contract,
    receivedAt: declared.receivedAt.toISOString(),
    view: isCaseSettled ? 'erledigt' : 'offen',
    step: isCaseSettled ? 'none' : getNextStep(storedCase, contract),
    deadline: isCaseSettled ? null : getDeadline(declared, now),
    orderNo: contract?.orderNo ?? null,
  };
}

/** Data that the page of a case shows in addition to the declaration. */
export interface CaseContext {
  readonly contract: FoundContract | null;
  readonly candidates: readonly FoundContract[];
  readonly receipt: { readonly state: string; readonly at: Date | null } | null;
}

const receiptStates = { done: 'sent', failed: 'failed' } as const;

function omitId({ id: _id, ...contract }: FoundContract) {
  return contract;
}

export function toCaseDetail(
  storedCase: StoredCase,
  context: CaseContext,
  now: Date,
): ContractCaseDetail {
  const { declared, handling, handledBy } = storedCase;
  const { contract, candidates, receipt } = context;
  return {
    ...toCaseSummary(storedCase, contract, now),
    version: handling?.version ?? 0,
    email: declared.email,
    reason: declared.reason,
    requestedEnd: declared.endsOn,
    receipt: receipt && {
      state: receiptStates[receipt.state as keyof typeof receiptStates] ?? 'waiting',
      at: receipt.at?.toISOString() ?? null,
    },
    contract: contract && omitId(contract),
    assigned: Boolean(handling?.subscriptionId),
    candidates: candidates.map(omitId),
    decision: handling?.decision ?? null,
    decisionReason: handling?.reason ?? null,
    decidedEnd: handling?.endsOn ?? null,
    refundedOn: handling?.refundedOn ?? null,
    refundCents: handling?.refundCents ?? null,
    answers: handling?.answers ?? [],
    note: handling?.note ?? null,
    handled: handling && {
      by: handledBy ?? 'jemand, den es nicht mehr gibt',
      at: handling.updatedAt.toISOString(),
    },
  };
}
