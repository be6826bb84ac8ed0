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
import type { Handled, Work } from './contract-case.service.ts';
import type { ContractPort, FoundContract } from './contract-access.ts';

/** Who is told of an end: who declared it, and whose contract it is where that is another address. */
function told(news: 'assigned' | 'decided', stored: StoredCase, contract: FoundContract) {
  const other = contract.email !== stored.declared.email;
  return other ? [{ news }, { news: 'holder' as const }] : [{ news }];
}

const invalid = (field: string, message: string) =>
  new Problem('request.invalid', { fields: { [field]: message } });

/** Ends the contract as decided. @returns the day */
async function endBy(
  contracts: ContractPort,
  tx: Executor,
  stored: StoredCase,
  contract: FoundContract,
  { decision, endsOn }: DecideContractRequest,
  actor: string,
): Promise<string> {
  const { declared } = stored;
  const withdrawal = declared.kind === 'widerruf';
  const wished = endsOn ?? berlinDay(declared.receivedAt);
  const set = contract.endsOn;
  const earliest = set && set < contract.earliestEnd ? set : contract.earliestEnd;
  const day = decision === 'ordinary' ? earliest : wished;
  if (day < berlinDay(new Date(contract.orderedAt))) {
    throw invalid('endsOn', 'An diesem Tag war das Abo noch nicht bestellt.');
  }
  // A day that is set already never moves back.
  if (!withdrawal && set && set < day) {
    throw invalid('endsOn', 'Das Abo endet schon früher, bitte nehmen Sie keinen späteren Tag.');
  }
  const state = withdrawal && decision === 'accepted' ? 'withdrawn' : 'cancelled';
  if (!(await contracts.endBy(tx, contract.id, { state, endsOn: day }, actor))) {
    throw new Problem('record.state');
  }
  return day;
}

/** What members of the house decide about declarations. */
export function createDecisions(contracts: ContractPort) {
  async function contractOf(tx: Executor, stored: StoredCase): Promise<FoundContract> {
    const { contractId, declared } = stored;
    const found = contractId && (await contracts.find(tx, contractId, declared.receivedAt));
    if (!found || isSettled(stored)) throw new Problem('record.state');
    return found;
  }

  /** The declaration counts from when it came in, whenever its contract is found. */
  const assign =
    ({ orderNo }: AssignContractRequest): Work =>
    async (tx, stored, member) => {
      const { declared, contractId } = stored;
      if (contractId || isSettled(stored)) throw new Problem('record.state');
      const contract = await contracts.end(tx, orderNo, declared, member.id);
      if (!contract) throw invalid('orderNo', 'Ein Abo mit dieser Bestellnummer gibt es nicht.');
      const ordinary = declared.kind === 'kuendigung' && declared.manner === 'ordentlich';
      const ended = ordinary || contract.state === 'withdrawn';
      return {
        change: { subscriptionId: contract.id, ...(ordinary && { doneAt: new Date() }) },
        tell: ended ? told('assigned', stored, contract) : [],
        details: { contract: contract.id },
      };
    };

  /** About an extraordinary Kündigung, or a Widerruf that came too late. */
  const decide =
    (request: DecideContractRequest): Work =>
    async (tx, stored, member): Promise<Handled> => {
      const contract = await contractOf(tx, stored);
      const { declared, handling } = stored;
      if (handling?.decision || contract.state === 'withdrawn') throw new Problem('record.state');
      const { decision, reason = null } = request;
      const ends = decision !== 'refused';
      const endsOn = ends ? await endBy(contracts, tx, stored, contract, request, member.id) : null;
      // After an accepted Widerruf the money goes back.
      const open = declared.kind === 'widerruf' && decision === 'accepted';
      return {
        change: { decision, reason, endsOn, ...(!open && { doneAt: new Date() }) },
        tell: ends ? told('decided', stored, contract) : [{ news: 'decided' }],
        details: { decision, ...(endsOn && { endsOn }) },
      };
    };

  const refund =
    ({ refundedOn, refundCents }: RefundContractRequest): Work =>
    async (tx, stored) => {
      const contract = await contractOf(tx, stored);
      const { declared } = stored;
      if (declared.kind !== 'widerruf' || contract.state !== 'withdrawn') {
        throw new Problem('record.state');
      }
      const [first, last] = [berlinDay(declared.receivedAt), berlinDay(new Date())];
      if (refundedOn < first || refundedOn > last) {
        throw invalid('refundedOn', 'Bitte einen Tag vom Eingang des Widerrufs bis heute.');
      }
      return {
        change: { refundedOn, refundCents, doneAt: new Date() },
        tell: refundCents > 0 ? [{ news: 'refunded' }] : [],
        details: { refundedOn, refundCents },
      };
    };

  return { assign, decide, refund };
}
