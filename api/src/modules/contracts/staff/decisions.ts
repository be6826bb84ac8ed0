import type {
  AssignContractRequest,
  DecideContractRequest,
  RefundContractRequest,
} from '@gruenland/shared-contracts/api/staff-contracts.ts';

import { berlinDay } from '#berlin-day.ts';
import type { Executor } from '#db/database.ts';
import { Problem } from '#problem.ts';

import type { StoredCase } from './case.repository.ts';
import { isSettled } from './case-view.ts';
import type { CaseActionResult, CaseAction } from './contract-case.service.ts';
import type { ContractPort, FoundContract } from './contract-access.ts';

/**
 * Returns notifications about the end of a contract: one to the declarant, and one to the
 * contract's holder if the holder has another email address.
 */
function listContractNotifications(
  notification: 'assigned' | 'decided',
  stored: StoredCase,
  contract: FoundContract,
) {
  const hasOtherHolder = contract.email !== stored.declared.email;
  return hasOtherHolder
    ? [{ notification }, { notification: 'contract-holder' as const }]
    : [{ notification }];
}

const createFieldProblem = (field: string, message: string) =>
  new Problem('request.invalid', { fields: { [field]: message } });

/** Ends the contract as staff decided. @returns the contract's last day */
async function endByDecision(
  contracts: ContractPort,
  tx: Executor,
  stored: StoredCase,
  contract: FoundContract,
  { decision, endsOn }: DecideContractRequest,
  actor: string,
): Promise<string> {
  const { declared } = stored;
  const isWithdrawal = declared.kind === 'withdrawal';
  const requestedDay = endsOn ?? berlinDay(declared.receivedAt);
  const currentEnd = contract.endsOn;
  const earliestEnd =
    currentEnd && currentEnd < contract.earliestEnd ? currentEnd : contract.earliestEnd;
  const day = decision === 'ordinary' ? earliestEnd : requestedDay;
  if (day < berlinDay(new Date(contract.orderedAt))) {
    throw createFieldProblem('endsOn', 'An diesem Tag war das Abo noch nicht bestellt.');
  }
  // A decision never postpones an existing end date.
  if (!isWithdrawal && currentEnd && currentEnd < day) {
    throw createFieldProblem(
      'endsOn',
      'Das Abo endet schon früher, bitte nehmen Sie keinen späteren Tag.',
    );
  }
  const state = isWithdrawal && decision === 'accepted' ? 'withdrawn' : 'cancelled';
  if (!(await contracts.endByDecision(tx, contract.id, { state, endsOn: day }, actor))) {
    throw new Problem('record.state');
  }
  return day;
}

/** Creates the functions with which staff decide about declarations. */
export function createDecisions(contracts: ContractPort) {
  async function requireContract(tx: Executor, stored: StoredCase): Promise<FoundContract> {
    const { contractId, declared } = stored;
    const found = contractId && (await contracts.find(tx, contractId, declared.receivedAt));
    if (!found || isSettled(stored)) throw new Problem('record.state');
    return found;
  }

  /** Assigns a contract. Periods start on receipt of the declaration, not on assignment. */
  const assign =
    ({ orderNo }: AssignContractRequest): CaseAction =>
    async (tx, stored, member) => {
      const { declared, contractId } = stored;
      if (contractId || isSettled(stored)) throw new Problem('record.state');
      const contract = await contracts.end(tx, orderNo, declared, member.id);
      if (!contract)
        throw createFieldProblem('orderNo', 'Ein Abo mit dieser Bestellnummer gibt es nicht.');
      const isOrdinary = declared.kind === 'cancellation' && declared.manner === 'ordinary';
      const hasEnded = isOrdinary || contract.state === 'withdrawn';
      return {
        change: { subscriptionId: contract.id, ...(isOrdinary && { doneAt: new Date() }) },
        notifications: hasEnded ? listContractNotifications('assigned', stored, contract) : [],
        details: { contract: contract.id },
      };
    };

  /** Records the decision about an extraordinary cancellation or a late withdrawal. */
  const decide =
    (request: DecideContractRequest): CaseAction =>
    async (tx, stored, member): Promise<CaseActionResult> => {
      const contract = await requireContract(tx, stored);
      const { declared, handling } = stored;
      if (handling?.decision || contract.state === 'withdrawn') throw new Problem('record.state');
      const { decision, reason = null } = request;
      const endsContract = decision !== 'refused';
      const endsOn = endsContract
        ? await endByDecision(contracts, tx, stored, contract, request, member.id)
        : null;
      // An accepted withdrawal stays open until the refund.
      const isRefundPending = declared.kind === 'withdrawal' && decision === 'accepted';
      return {
        change: { decision, reason, endsOn, ...(!isRefundPending && { doneAt: new Date() }) },
        notifications: endsContract
          ? listContractNotifications('decided', stored, contract)
          : [{ notification: 'decided' }],
        details: { decision, ...(endsOn && { endsOn }) },
      };
    };

  const refund =
    ({ refundedOn, refundCents }: RefundContractRequest): CaseAction =>
    async (tx, stored) => {
      const contract = await requireContract(tx, stored);
      const { declared } = stored;
      if (declared.kind !== 'withdrawal' || contract.state !== 'withdrawn') {
        throw new Problem('record.state');
      }
      const [first, last] = [berlinDay(declared.receivedAt), berlinDay(new Date())];
      if (refundedOn < first || refundedOn > last) {
        throw createFieldProblem(
          'refundedOn',
          'Bitte einen Tag vom Eingang des Widerrufs bis heute.',
        );
      }
      return {
        change: { refundedOn, refundCents, doneAt: new Date() },
        notifications: refundCents > 0 ? [{ notification: 'refunded' }] : [],
        details: { refundedOn, refundCents },
      };
    };

  return { assign, decide, refund };
}
