import type {
  ReplyToContractRequest,
  AssignContractRequest,
  CloseContractRequest,
  ContractCaseDetail,
  ContractCaseList,
  DecideContractRequest,
  RefundContractRequest,
} from '@gruenland/shared-contracts/api/staff-contracts.ts';
import type { ContractCaseQuery } from '@gruenland/shared-contracts/api/staff-contracts.schema.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import { recordAudit } from '#audit/audit.ts';
import { getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';
import type { Drizzle } from '#db/database.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import { Problem } from '#problem.ts';

import {
  maxCasesPerPage,
  countCases,
  findCase,
  findCases,
  findReceiptTask,
  lockCase,
  saveHandling,
} from './case.repository.ts';
import type { CaseAction } from './case-action.ts';
import { toCaseSummary, toCaseDetail } from './case-view.ts';
import type { ContractAccess } from './contract-access.ts';
import { createCaseActions } from './decisions.ts';

/**
 * Operations of the staff page for cancellations and withdrawals. Each change names the version of
 * the case that staff saw, is recorded in the audit log and notifies the reader by mail.
 */
export interface ContractCaseService {
  list(query: ContractCaseQuery): Promise<ContractCaseList>;
  /** Returns one case. @throws Problem `record.not-found` */
  read(id: string): Promise<ContractCaseDetail>;
  /**
   * Assigns a contract to a case.
   * @throws Problem `record.not-found`, `record.changed`, `record.state`, `request.invalid`
   */
  assign(staffMember: User, id: string, request: AssignContractRequest): Promise<void>;
  decide(staffMember: User, id: string, request: DecideContractRequest): Promise<void>;
  refund(staffMember: User, id: string, request: RefundContractRequest): Promise<void>;
  answer(staffMember: User, id: string, request: ReplyToContractRequest): Promise<void>;
  close(staffMember: User, id: string, request: CloseContractRequest): Promise<void>;
}

interface ContractCaseDependencies {
  readonly db: Drizzle;
  readonly contracts: ContractAccess;
  readonly notifyTaskRunner: () => void;
}

export function createContractCaseService(deps: ContractCaseDependencies): ContractCaseService {
  const { db, contracts, notifyTaskRunner } = deps;
  const caseActions = createCaseActions(contracts);

  async function runCaseAction(
    staffMember: User,
    id: string,
    { version }: { readonly version: number },
    actionName: string,
    caseAction: CaseAction,
  ): Promise<void> {
    await db.transaction(async (tx) => {
      const storedCase = await lockCase(tx, id);
      if (!storedCase) throw new Problem('record.not-found');
      if ((storedCase.handling?.version ?? 0) !== version) throw new Problem('record.changed');
      const { change, notifications = [], details } = await caseAction(tx, storedCase, staffMember);
      await saveHandling(tx, id, { ...change, handledBy: staffMember.id });
      for (const notification of notifications) {
        const payload = { declarationId: id, ...notification };
        await enqueueTask(tx, { kind: 'mail.contract-notification', payload });
      }
      const subject = `contract-declaration:${id}`;
      const auditEntry = { action: `staff.contract-${actionName}`, actor: staffMember.id, subject };
      await recordAudit(tx, { ...auditEntry, ...(details && { details }) });
    });
    notifyTaskRunner();
  }

  return {
    list: async ({ ansicht: view = 'offen', seite: page = 1 }) => {
      const now = new Date();
      const storedCases = await findCases(db, view, page);
      const ids = storedCases.flatMap(({ contractId }) => contractId ?? []);
      const summaries = await contracts.findSummaries(db, ids);
      const { open, overdue, settled } = await countCases(db, getBerlinDay(now));
      return {
        cases: storedCases.map((storedCase) =>
          toCaseSummary(storedCase, summaries.get(storedCase.contractId ?? '') ?? null, now),
        ),
        counts: { open, overdue },
        page,
        pages: Math.ceil((view === 'offen' ? open : settled) / maxCasesPerPage),
      };
    },
    read: async (id) => {
      const storedCase = await findCase(db, id);
      if (!storedCase) throw new Problem('record.not-found');
      const { contract: number, email, receivedAt } = storedCase.declaration;
      const { contractId } = storedCase;
      const contract = contractId ? await contracts.find(db, contractId, receivedAt) : null;
      const candidates = contract
        ? []
        : await contracts.findCandidates(db, { orderNo: number, email }, receivedAt);
      const receipt = await findReceiptTask(db, id);
      return toCaseDetail(storedCase, { contract, candidates, receipt }, new Date());
    },
    assign: (staffMember, id, request) =>
      runCaseAction(staffMember, id, request, 'assigned', caseActions.assign(request)),
    decide: (staffMember, id, request) =>
      runCaseAction(staffMember, id, request, 'decided', caseActions.decide(request)),
    refund: (staffMember, id, request) =>
      runCaseAction(staffMember, id, request, 'refunded', caseActions.refund(request)),
    answer: (staffMember, id, request) =>
      runCaseAction(staffMember, id, request, 'answered', async (_tx, { handling }) => {
        const answers = [
          ...(handling?.answers ?? []),
          { at: new Date().toISOString(), text: request.text },
        ];
        return {
          change: { answers },
          notifications: [{ notification: 'answered', answer: answers.length - 1 }],
        };
      }),
    close: (staffMember, id, request) =>
      runCaseAction(staffMember, id, request, request.done ? 'closed' : 'reopened', async () => ({
        change: { note: request.note ?? null, doneAt: request.done ? new Date() : null },
      })),
  };
}
