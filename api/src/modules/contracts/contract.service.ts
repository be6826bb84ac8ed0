import type {
  CancelContractRequest,
  ContractReceipt,
  WithdrawContractRequest,
} from '@gruenland/shared-contracts/api/contracts.ts';
import { getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';

import { recordAudit } from '#audit/audit.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import type { IdempotentRequest } from '#idempotency/idempotency-key.ts';
import { withIdempotency } from '#idempotency/with-idempotency.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import { createReceiptLines, formatReceipt } from '#mail/contract-mails.ts';
import type { Publisher } from '#mail/contract-mails.ts';
import { Problem } from '#problem.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import { findDeclaration, insertDeclaration } from './contract.repository.ts';
import type { NewDeclaration, StoredDeclaration } from './contract.repository.ts';
import { getReceiptKey, hasReceiptTask } from './receipt-task.repository.ts';

/**
 * Accepts cancellations and withdrawals without a login. Each declaration takes effect on receipt.
 * The response never states whether a contract was found, because that would reveal who has a
 * contract.
 */
export interface ContractService {
  cancel(
    request: CancelContractRequest,
    idempotentRequest: IdempotentRequest | null,
  ): Promise<{ code: string }>;
  withdraw(
    request: WithdrawContractRequest,
    idempotentRequest: IdempotentRequest | null,
  ): Promise<{ code: string }>;
  /** Returns the receipt with this code. @throws Problem `record.not-found` */
  readReceipt(code: string): Promise<ContractReceipt>;
  /** Returns the receipt as a text file. @throws Problem `record.not-found` */
  readReceiptFile(code: string): Promise<{ readonly name: string; readonly text: string }>;
}

/**
 * Ends the contract that a declaration names if exactly one contract matches. Returns the id of
 * that contract, or null if no contract or several contracts match.
 */
export type EndContract = (
  tx: Executor,
  declaration: Pick<NewDeclaration, 'kind' | 'contract' | 'email'> & {
    readonly manner: 'ordinary' | 'extraordinary' | null;
    readonly endsOn: string | null;
  },
) => Promise<string | null>;

export interface ContractServiceDependencies {
  readonly db: Drizzle;
  readonly signedIds: IdSigner;
  readonly publisher: Publisher;
  readonly endContract: EndContract;
  readonly notifyTaskRunner: () => void;
}

const enqueueReceipt = (tx: Executor, declarationId: string) =>
  enqueueTask(tx, {
    kind: 'mail.contract-receipt',
    payload: { declarationId },
    idempotencyKey: getReceiptKey(declarationId),
  });

export function createContractService(dependencies: ContractServiceDependencies): ContractService {
  const { db, signedIds, publisher, endContract, notifyTaskRunner } = dependencies;

  async function recordDeclaration(
    declaration: NewDeclaration,
    idempotentRequest: IdempotentRequest | null,
  ) {
    const { declarationId } = await db.transaction((tx) =>
      withIdempotency(tx, idempotentRequest, async () => {
        // A repeated declaration gets no second mail. The page always shows the receipt and offers it
        // as a file.
        const shouldSendMail = !(await hasReceiptTask(tx, declaration));
        const { kind, contract, email, manner = null, endsOn = null } = declaration;
        const endedContractId = await endContract(tx, { kind, manner, contract, email, endsOn });
        const id = await insertDeclaration(tx, declaration, endedContractId);
        if (shouldSendMail) await enqueueReceipt(tx, id);
        const auditSubject = `contract-declaration:${id}`;
        await recordAudit(tx, { action: `contract.${kind}`, actor: null, subject: auditSubject });
        return { declarationId: id };
      }),
    );
    notifyTaskRunner();
    return { code: signedIds.sign('contract-receipt', declarationId) };
  }

  async function findByCode(code: string): Promise<StoredDeclaration> {
    const id = signedIds.read('contract-receipt', code);
    const declaration = id === null ? null : await findDeclaration(db, id);
    if (!declaration) throw new Problem('record.not-found');
    return declaration;
  }

  return {
    cancel: ({ manner, reason, name, contract, endsOn, email }, idempotentRequest) =>
      recordDeclaration(
        {
          kind: 'cancellation',
          manner,
          name,
          contract,
          email,
          reason: reason ?? null,
          endsOn: endsOn ?? null,
        },
        idempotentRequest,
      ),
    withdraw: (request, idempotentRequest) =>
      recordDeclaration({ kind: 'withdrawal', ...request }, idempotentRequest),
    readReceipt: async (code) => {
      const declaration = await findByCode(code);
      return {
        kind: declaration.kind,
        receivedAt: declaration.receivedAt.toISOString(),
        lines: createReceiptLines(declaration),
      };
    },
    readReceiptFile: async (code) => {
      const declaration = await findByCode(code);
      const receiptDay = getBerlinDay(declaration.receivedAt);
      const title = declaration.kind === 'cancellation' ? 'Kuendigung' : 'Widerruf';
      return { name: `${title}-${receiptDay}.txt`, text: formatReceipt(declaration, publisher) };
    },
  };
}
