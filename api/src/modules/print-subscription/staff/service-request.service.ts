import type {
  BankAccount,
  ServiceRequest,
  ServiceRequestDetail,
  ServiceRequestList,
  UpdateServiceRequest,
} from '@gruenland/shared-contracts/api/staff-service-requests.ts';
import type { ServiceRequestQuery } from '@gruenland/shared-contracts/api/staff-service-requests.schema.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import { recordAudit } from '#audit/audit.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import { Problem } from '#problem.ts';
import type { Encryption } from '#secrets/encrypt.ts';

import { toPrintOrder } from '../order-summary.ts';
import { listRequestedChanges } from './request-detail-lines.ts';
import { createOrderCsv } from './order-table.ts';
import {
  countServiceRequests,
  findOrdersBetween,
  findServiceRequest,
  findServiceRequests,
  saveHandling,
  requestsPerPage,
} from './service-request.repository.ts';
import type { StoredServiceRequest } from './service-request.repository.ts';

/** Lets customer service handle and export orders and requests about contracts. */
export interface ServiceRequestService {
  list(query: ServiceRequestQuery): Promise<ServiceRequestList>;
  /** Returns a service request. @throws Problem `record.not-found` */
  read(id: string): Promise<ServiceRequestDetail>;
  /** Changes state and note. @throws Problem `record.not-found`, `record.changed` */
  updateServiceRequest(staffMember: User, id: string, request: UpdateServiceRequest): Promise<void>;
  /**
   * Returns the full bank account and records the access in the audit log. @throws Problem
   * `record.not-found`
   */
  readBankAccount(staffMember: User, id: string): Promise<BankAccount>;
  /**
   * Returns the orders received from `von` to `bis` as CSV and records the export in the audit log.
   */
  exportOrders(
    staffMember: User,
    period: { readonly von: string; readonly bis: string },
  ): Promise<string>;
}

/** Maximum rows of one export. */
const maxExportRows = 50_000;

function toServiceRequest({
  id,
  kind,
  receivedAt,
  contract,
  work: handling,
}: StoredServiceRequest): ServiceRequest {
  const { product, billing, delivery, orderNo } = toPrintOrder(contract);
  const { firstName, lastName } = billing ?? delivery;
  return {
    id,
    kind,
    state: handling?.state ?? 'new',
    product: product.name,
    orderKind: product.kind,
    orderNo,
    customer: `${firstName} ${lastName}`,
    receivedAt: receivedAt.toISOString(),
  };
}

function toRequestDetail(storedRequest: StoredServiceRequest): ServiceRequestDetail {
  const { contract, work: handling, handledBy } = storedRequest;
  return {
    ...toServiceRequest(storedRequest),
    version: handling?.version ?? 0,
    note: handling?.note ?? null,
    handled: handling && {
      by: handledBy ?? 'jemand, den es nicht mehr gibt',
      at: handling.updatedAt.toISOString(),
    },
    order: toPrintOrder(contract),
    contractState: contract.state,
    endsOn: contract.endsOn,
    phone: contract.phone,
    customerNo: contract.customerNo,
    requestedChanges: listRequestedChanges(storedRequest.kind, storedRequest.details),
  };
}

async function requireServiceRequest(db: Executor, id: string): Promise<StoredServiceRequest> {
  const storedRequest = await findServiceRequest(db, id);
  if (!storedRequest) throw new Problem('record.not-found');
  return storedRequest;
}

export function createServiceRequestService(dependencies: {
  readonly db: Drizzle;
  readonly encryption: Encryption;
}): ServiceRequestService {
  const { db, encryption } = dependencies;
  return {
    list: async ({ stand: state = 'new', art: kind, seite: page = 1 }) => {
      const [counts, requests] = await Promise.all([
        countServiceRequests(db, kind),
        findServiceRequests(db, { state, kind }, page),
      ]);
      return {
        requests: requests.map(toServiceRequest),
        counts: { new: counts.get('new') ?? 0, inProgress: counts.get('in-progress') ?? 0 },
        page,
        pages: Math.ceil((counts.get(state) ?? 0) / requestsPerPage),
      };
    },
    read: async (id) => toRequestDetail(await requireServiceRequest(db, id)),
    updateServiceRequest: async (staffMember, id, { version, state, note = null }) => {
      await db.transaction(async (tx) => {
        const { kind } = await requireServiceRequest(tx, id);
        const handling = { state, note, handledBy: staffMember.id };
        if (!(await saveHandling(tx, id, version, handling))) throw new Problem('record.changed');
        const subject = kind === 'order' ? `print-subscription:${id}` : `print-request:${id}`;
        const action = 'staff.service-request-updated';
        await recordAudit(tx, { action, actor: staffMember.id, subject, details: { state } });
      });
    },
    readBankAccount: (staffMember, id) =>
      db.transaction(async (tx) => {
        const { contract } = await requireServiceRequest(tx, id);
        const { ibanEncrypted, accountHolder, orderNo, mandateRef, mandateAt } = contract;
        if (!ibanEncrypted) throw new Problem('record.not-found');
        const subject = `print-subscription:${contract.id}`;
        await recordAudit(tx, { action: 'staff.bank-read', actor: staffMember.id, subject });
        return {
          orderNo,
          accountHolder: accountHolder ?? '',
          iban: encryption.decrypt(ibanEncrypted),
          mandateRef,
          mandateAt: mandateAt?.toISOString() ?? null,
        };
      }),
    exportOrders: (staffMember, { von, bis }) =>
      db.transaction(async (tx) => {
        const orders = await findOrdersBetween(tx, von, bis, maxExportRows);
        const details = { von, bis, rows: orders.length };
        const subject = 'print-subscriptions:export';
        const action = 'staff.orders-exported';
        await recordAudit(tx, { action, actor: staffMember.id, subject, details });
        return createOrderCsv(orders);
      }),
  };
}
