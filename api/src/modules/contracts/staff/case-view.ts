import type {
  ContractCase,
  ContractCaseDetail,
  ContractNextStep,
} from '@gruenland/shared-contracts/api/staff-contracts.ts';

import type { StoredCase } from './case.repository.ts';
import type { ContractSummary, FoundContract } from './contract-access.ts';
import { getDeadline } from './deadline.ts';

/** Returns the next step that staff must take for an open declaration. */
function getNextStep(
  { declaration, handling }: StoredCase,
  contract: ContractSummary | null,
): ContractNextStep {
  if (!contract) return 'assign';
  if (declaration.kind === 'withdrawal' && contract.state === 'withdrawn') {
    return handling?.refundedOn ? 'none' : 'refund';
  }
  return handling?.decision ? 'none' : 'decide';
}

export function isSettled({ declaration, handling, contractId }: StoredCase): boolean {
  const { kind, manner } = declaration;
  const isSettledAutomatically =
    kind === 'cancellation' && manner === 'ordinary' && contractId !== null;
  return isSettledAutomatically || Boolean(handling?.doneAt);
}

/** Returns a case as a list item. */
export function toCaseSummary(
  storedCase: StoredCase,
  contract: ContractSummary | null,
  now: Date,
): ContractCase {
  const { declaration } = storedCase;
  const isCaseSettled = isSettled(storedCase);
  return {
    id: declaration.id,
    kind: declaration.kind,
    manner: declaration.manner,
    name: declaration.name,
    named: declaration.contract,
    receivedAt: declaration.receivedAt.toISOString(),
    view: isCaseSettled ? 'erledigt' : 'offen',
    step: isCaseSettled ? 'none' : getNextStep(storedCase, contract),
    deadline: isCaseSettled ? null : getDeadline(declaration, now),
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
  const { declaration, handling, handledBy } = storedCase;
  const { contract, candidates, receipt } = context;
  return {
    ...toCaseSummary(storedCase, contract, now),
    version: handling?.version ?? 0,
    email: declaration.email,
    reason: declaration.reason,
    requestedEnd: declaration.endsOn,
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
