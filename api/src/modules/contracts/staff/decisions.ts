import type {
  AssignContractRequest,
  DecideContractRequest,
  RefundContractRequest,
} from '@gruenland/shared-contracts/api/staff-contracts.ts';

import { getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';
import type { Executor } from '#db/database.ts';
import { Problem } from '#problem.ts';

import type { StoredCase } from './case.repository.ts';
import { isSettled } from './case-view.ts';
import type { CaseActionResult, CaseAction } from './case-action.ts';
import type { ContractAccess, FoundContract } from './contract-access.ts';

/**
 * Returns the notifications about the end of a contract: one to the person who sent the
 * declaration, and one to the holder of the contract if the holder has a different email address.
 */
function listContractNotifications(
  notification: 'assigned' | 'decided',
  storedCase: StoredCase,
  contract: FoundContract,
) {
  const hasOtherHolder = contract.email !== storedCase.declaration.email;
  return hasOtherHolder
    ? [{ notification }, { notification: 'contract-holder' as const }]
    : [{ notification }];
}

const createFieldProblem = (field: string, message: string) =>
  new Problem('request.invalid', { fields: { [field]: message } });

/**
 * Ends the contract as staff decided.
 * @returns the last day of the contract
 */
async function endContractByDecision(
  contracts: ContractAccess,
  tx: Executor,
  storedCase: StoredCase,
  contract: FoundContract,
  { decision, endsOn }: DecideContractRequest,
  actor: string,
): Promise<string> {
  const { declaration } = storedCase;
  const isWithdrawal = declaration.kind === 'withdrawal';
  const requestedDay = endsOn ?? getBerlinDay(declaration.receivedAt);
  const currentEnd = contract.endsOn;
  const earliestEndDay =
    currentEnd && currentEnd < contract.earliestEnd ? currentEnd : contract.earliestEnd;
  const lastContractDay = decision === 'ordinary' ? earliestEndDay : requestedDay;
  if (lastContractDay < getBerlinDay(new Date(contract.orderedAt))) {
    throw createFieldProblem('endsOn', 'An diesem Tag war das Abo noch nicht bestellt.');
  }
  // A decision never postpones an existing end date.
  if (!isWithdrawal && currentEnd && currentEnd < lastContractDay) {
    throw createFieldProblem(
      'endsOn',
      'Das Abo endet schon früher, bitte nehmen Sie keinen späteren Tag.',
    );
  }
  const state = isWithdrawal && decision === 'accepted' ? 'withdrawn' : 'cancelled';
  if (
    !(await contracts.endByDecision(tx, contract.id, { state, endsOn: lastContractDay }, actor))
  ) {
    throw new Problem('record.state');
  }
  return lastContractDay;
}

/**
 * Returns the actions that staff can take on a declaration: assign a contract, decide, record a
 * refund.
 */
export function createCaseActions(contracts: ContractAccess) {
  async function requireContract(tx: Executor, storedCase: StoredCase): Promise<FoundContract> {
    const { contractId, declaration } = storedCase;
    const foundContract =
      contractId && (await contracts.find(tx, contractId, declaration.receivedAt));
    if (!foundContract || isSettled(storedCase)) throw new Problem('record.state');
    return foundContract;
  }

  /**
   * Assigns a contract to a declaration. Periods start on receipt of the declaration, not on
   * assignment.
   */
  const assignContract =
    ({ orderNo }: AssignContractRequest): CaseAction =>
    async (tx, storedCase, staffMember) => {
      const { declaration, contractId } = storedCase;
      if (contractId || isSettled(storedCase)) throw new Problem('record.state');
      const contract = await contracts.end(tx, orderNo, declaration, staffMember.id);
      if (!contract)
        throw createFieldProblem('orderNo', 'Ein Abo mit dieser Bestellnummer gibt es nicht.');
      const isOrdinary = declaration.kind === 'cancellation' && declaration.manner === 'ordinary';
      const hasEnded = isOrdinary || contract.state === 'withdrawn';
      return {
        change: { subscriptionId: contract.id, ...(isOrdinary && { doneAt: new Date() }) },
        notifications: hasEnded ? listContractNotifications('assigned', storedCase, contract) : [],
        details: { contract: contract.id },
      };
    };

  /** Records the decision about an extraordinary cancellation or a late withdrawal. */
  const decideCase =
    (request: DecideContractRequest): CaseAction =>
    async (tx, storedCase, staffMember): Promise<CaseActionResult> => {
      const contract = await requireContract(tx, storedCase);
      const { declaration, handling } = storedCase;
      if (handling?.decision || contract.state === 'withdrawn') throw new Problem('record.state');
      const { decision, reason = null } = request;
      const endsContract = decision !== 'refused';
      const endsOn = endsContract
        ? await endContractByDecision(contracts, tx, storedCase, contract, request, staffMember.id)
        : null;
      // An accepted withdrawal stays open until the refund.
      const isRefundPending = declaration.kind === 'withdrawal' && decision === 'accepted';
      return {
        change: { decision, reason, endsOn, ...(!isRefundPending && { doneAt: new Date() }) },
        notifications: endsContract
          ? listContractNotifications('decided', storedCase, contract)
          : [{ notification: 'decided' }],
        details: { decision, ...(endsOn && { endsOn }) },
      };
    };

  const recordRefund =
    ({ refundedOn, refundCents }: RefundContractRequest): CaseAction =>
    async (tx, storedCase) => {
      const contract = await requireContract(tx, storedCase);
      const { declaration } = storedCase;
      if (declaration.kind !== 'withdrawal' || contract.state !== 'withdrawn') {
        throw new Problem('record.state');
      }
      const earliestDay = getBerlinDay(declaration.receivedAt);
      const latestDay = getBerlinDay(new Date());
      if (refundedOn < earliestDay || refundedOn > latestDay) {
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

  return { assign: assignContract, decide: decideCase, refund: recordRefund };
}
