import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type {
  BankAccount,
  ServiceRequestState,
  ServiceRequestDetail,
  ServiceRequestKind,
  ServiceRequestList,
} from '@gruenland/shared-contracts/api/staff-service-requests.ts';
import { findValueByUrlWord } from '@gruenland/shared-contracts/url-words.ts';
import {
  serviceRequestKinds,
  serviceRequestStateWords,
} from '@gruenland/shared-contracts/api/staff-service-requests.ts';
import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { createFormAction } from '@gruenland/shared-ui/form/call/form-action.server.ts';

import { loadStaffPage } from '#staff/load-staff-page.server.ts';
import type { StaffPageData } from '#staff/load-staff-page.server.ts';

export interface ServiceRequestsData extends StaffPageData {
  readonly list: ServiceRequestList;
  readonly state: ServiceRequestState;
  readonly kind: ServiceRequestKind | null;
}

export interface ServiceRequestData extends StaffPageData {
  readonly request: ServiceRequestDetail;
  readonly isSaved: boolean;
}

export interface BankAccountData extends StaffPageData {
  readonly id: string;
  readonly bankAccount: BankAccount;
}

const staffPage = { id: 'orders', name: 'Bestellungen' } as const;

/** Reads the id of the service request from the path. Returns null if the id is invalid. */
function readRequestId({ params }: LoadContext): string | null {
  const id = params['vorgang'] ?? '';
  return /^[0-9A-Z]{26}$/u.test(id) ? id : null;
}

/** Reads the page number from the query. Returns `1` if it is missing or invalid. */
const readPageNumber = ({ query }: LoadContext): string =>
  /^[1-9]\d{0,3}$/u.exec(query.get('seite') ?? '')?.[0] ?? '1';

/** Loads one page of the service requests, oldest first. */
export async function loadServiceRequests(
  context: LoadContext,
): Promise<PageResult<ServiceRequestsData>> {
  const state = findValueByUrlWord(serviceRequestStateWords, context.query.get('stand')) ?? 'new';
  const kind =
    serviceRequestKinds.find((requestKind) => requestKind === context.query.get('art')) ?? null;
  const query = new URLSearchParams({
    stand: serviceRequestStateWords[state],
    seite: readPageNumber(context),
  });
  if (kind) query.set('art', kind);
  return loadStaffPage(
    context,
    `/api/staff/service-requests?${query}`,
    staffPage,
    (list: ServiceRequestList) => ({
      list,
      state,
      kind,
    }),
  );
}

export async function loadServiceRequest(
  context: LoadContext,
): Promise<PageResult<ServiceRequestData>> {
  const id = readRequestId(context);
  if (!id) return { kind: 'not-found' };
  const isSaved = context.query.has('gespeichert');
  return loadStaffPage(
    context,
    `/api/staff/service-requests/${id}`,
    staffPage,
    (request: ServiceRequestDetail) => ({
      request,
      isSaved,
    }),
  );
}

/** Saves the state and the note of a service request. */
export async function updateServiceRequest(context: ActionContext): Promise<ActionResult> {
  const id = readRequestId(context) ?? '';
  return createFormAction({
    path: `/api/staff/service-requests/${id}/state`,
    body: ({ version, state, note }) => ({ version: Number(version), state, note: note ?? '' }),
    getNextPath: () => `${staffPaths.serviceRequest(id)}?gespeichert=1`,
  })(context);
}

/** Loads the full bank account. The api call is a POST, because each access is logged. */
export async function loadBankAccount(context: LoadContext): Promise<PageResult<BankAccountData>> {
  const id = readRequestId(context);
  if (!id) return { kind: 'not-found' };
  const path = `/api/staff/service-requests/${id}/bank-account`;
  return loadStaffPage(
    context,
    path,
    staffPage,
    (bankAccount: BankAccount) => ({ id, bankAccount }),
    'post',
  );
}
