import type {
  DeskBank,
  DeskTask,
  DeskTaskDetail,
  DeskTaskList,
  WorkOnTaskRequest,
} from '@gruenland/shared-contracts/api/staff-service-requests.ts';
import type { DeskTaskQuery } from '@gruenland/shared-contracts/api/staff-service-requests.schema.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import { recordAudit } from '#audit/audit.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import { Problem } from '#problem.ts';
import type { Seal } from '#secrets/encrypt.ts';

import { orderOf } from '../order-summary.ts';
import { askedLines } from './asked-lines.ts';
import { orderTable } from './order-table.ts';
import {
  countTasks,
  findOrdersBetween,
  findTask,
  findTasks,
  saveWork,
  tasksPerPage,
} from './service-request.repository.ts';
import type { StoredTask } from './service-request.repository.ts';

/** The desk of the Leserservice: orders and wishes about contracts. */
export interface OrderDeskService {
  list(query: DeskTaskQuery): Promise<DeskTaskList>;
  /** @throws Problem `record.not-found` */
  read(id: string): Promise<DeskTaskDetail>;
  /** @throws Problem `record.not-found`, `record.changed` */
  work(member: User, id: string, request: WorkOnTaskRequest): Promise<void>;
  /** The account in full, noted in the audit log. @throws Problem `record.not-found` */
  bank(member: User, id: string): Promise<DeskBank>;
  /** A table of the orders of these days, noted in the audit log. */
  exportOrders(
    member: User,
    period: { readonly von: string; readonly bis: string },
  ): Promise<string>;
}

/** Rows of one export. */
const longestExport = 50_000;

function taskOf({ id, kind, receivedAt, contract, work }: StoredTask): DeskTask {
  const { product, billing, delivery, orderNo } = orderOf(contract);
  const { firstName, lastName } = billing ?? delivery;
  return {
    id,
    kind,
    state: work?.state ?? 'neu',
    product: product.name,
    orderKind: product.kind,
    orderNo,
    customer: `${firstName} ${lastName}`,
    receivedAt: receivedAt.toISOString(),
  };
}

function detailOf(stored: StoredTask): DeskTaskDetail {
  const { contract, work, handledBy } = stored;
  return {
    ...taskOf(stored),
    version: work?.version ?? 0,
    note: work?.note ?? null,
    handled: work && {
      by: handledBy ?? 'jemand, den es nicht mehr gibt',
      at: work.updatedAt.toISOString(),
    },
    order: orderOf(contract),
    contractState: contract.state,
    endsOn: contract.endsOn,
    phone: contract.phone,
    customerNo: contract.customerNo,
    asked: askedLines(stored.kind, stored.details),
  };
}

async function take(db: Executor, id: string): Promise<StoredTask> {
  const found = await findTask(db, id);
  if (!found) throw new Problem('record.not-found');
  return found;
}

/** @param parts.seal opens accounts, which are sealed in the database */
export function createOrderDesk(parts: {
  readonly db: Drizzle;
  readonly seal: Seal;
}): OrderDeskService {
  const { db, seal } = parts;
  return {
    list: async ({ stand: state = 'neu', art: kind, seite: page = 1 }) => {
      const counts = await countTasks(db, kind);
      return {
        tasks: (await findTasks(db, { state, kind }, page)).map(taskOf),
        counts: { neu: counts.get('neu') ?? 0, inArbeit: counts.get('in-arbeit') ?? 0 },
        page,
        pages: Math.ceil((counts.get(state) ?? 0) / tasksPerPage),
      };
    },
    read: async (id) => detailOf(await take(db, id)),
    work: async (member, id, { version, state, note = null }) => {
      await db.transaction(async (tx) => {
        const { kind } = await take(tx, id);
        const work = { state, note, handledBy: member.id };
        if (!(await saveWork(tx, id, version, work))) throw new Problem('record.changed');
        const subject = kind === 'order' ? `print-subscription:${id}` : `print-request:${id}`;
        const action = 'desk.order-worked';
        await recordAudit(tx, { action, actor: member.id, subject, details: { state } });
      });
    },
    bank: (member, id) =>
      db.transaction(async (tx) => {
        const { contract } = await take(tx, id);
        const { ibanSealed, accountHolder, orderNo, mandateRef, mandateAt } = contract;
        if (!ibanSealed) throw new Problem('record.not-found');
        const subject = `print-subscription:${contract.id}`;
        await recordAudit(tx, { action: 'desk.bank-read', actor: member.id, subject });
        return {
          orderNo,
          accountHolder: accountHolder ?? '',
          iban: seal.open(ibanSealed),
          mandateRef,
          mandateAt: mandateAt?.toISOString() ?? null,
        };
      }),
    exportOrders: (member, { von, bis }) =>
      db.transaction(async (tx) => {
        const orders = await findOrdersBetween(tx, von, bis, longestExport);
        const details = { von, bis, rows: orders.length };
        const subject = 'print-subscriptions:export';
        const action = 'desk.orders-exported';
        await recordAudit(tx, { action, actor: member.id, subject, details });
        return orderTable(orders);
      }),
  };
}
