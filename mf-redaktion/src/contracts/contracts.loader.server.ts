import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type {
  ContractCaseDetail,
  ContractCaseList,
  ContractView,
} from '@gruenland/shared-contracts/api/staff-contracts.ts';
import { contractViews } from '@gruenland/shared-contracts/api/staff-contracts.ts';
import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import { readGermanNumber } from '@gruenland/shared-contracts/forms/german-number.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { createFormActions } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import type { FormInput } from '@gruenland/shared-ui/form/call/form-call.ts';
import { getText } from '@gruenland/shared-ui/form/call/form-call.ts';

import { loadStaffPage } from '#staff/load-staff-page.server.ts';
import type { StaffPageData } from '#staff/load-staff-page.server.ts';

export interface ContractsData extends StaffPageData {
  readonly list: ContractCaseList;
  readonly view: ContractView;
}

export interface ContractData extends StaffPageData {
  readonly contractCase: ContractCaseDetail;
  readonly isSaved: boolean;
}

const staffPage = { id: 'contracts', name: 'Kündigungen und Widerrufe' } as const;
const apiPath = '/api/staff/contracts';

/** Loads one page of cancellations and withdrawals, most urgent first. */
export async function loadContracts(context: LoadContext): Promise<PageResult<ContractsData>> {
  const { query } = context;
  const view = contractViews.find((viewName) => viewName === query.get('ansicht')) ?? 'offen';
  const page = /^[1-9]\d{0,3}$/u.exec(query.get('seite') ?? '')?.[0] ?? '1';
  const path = `${apiPath}?ansicht=${view}&seite=${page}`;
  return loadStaffPage(context, path, staffPage, (list: ContractCaseList) => ({ list, view }));
}

function readCaseId({ params }: LoadContext): string | null {
  const id = params['vorgang'] ?? '';
  return /^[0-9A-Z]{26}$/u.test(id) ? id : null;
}

export async function loadContract(context: LoadContext): Promise<PageResult<ContractData>> {
  const id = readCaseId(context);
  if (!id) return { kind: 'not-found' };
  const isSaved = context.query.has('gespeichert');
  return loadStaffPage(
    context,
    `${apiPath}/${id}`,
    staffPage,
    (contractCase: ContractCaseDetail) => ({ contractCase, isSaved }),
  );
}

/**
 * Converts an amount such as „98,40“ into cents. Returns invalid text unchanged, so that the api
 * rejects it.
 */
function parseCents(typedAmount: string): number | string {
  const euros = readGermanNumber(typedAmount);
  return euros === null ? typedAmount : Math.round(euros * 100);
}

const bodies: Readonly<Record<string, (form: FormInput) => object>> = {
  assign: (form) => ({ orderNo: getText(form, 'orderNo') }),
  decide: (form) => ({
    decision: getText(form, 'decision'),
    endsOn: getText(form, 'endsOn'),
    reason: getText(form, 'reason'),
  }),
  refund: (form) => ({
    refundedOn: getText(form, 'refundedOn'),
    refundCents: parseCents(getText(form, 'refundCents')),
  }),
  reply: (form) => ({ text: getText(form, 'text') }),
  close: (form) => ({ note: getText(form, 'note'), done: getText(form, 'done') !== 'nein' }),
};

/** Submits any form of a contract case. Each form has its own api path. */
export async function handleContractAction(context: ActionContext): Promise<ActionResult> {
  const id = readCaseId(context) ?? '';
  const calls = Object.entries(bodies).map(([name, body]) => [
    name,
    {
      path: `${apiPath}/${id}/${name}`,
      body: (form: FormInput) => ({ ...body(form), version: Number(form['version']) }),
      getNextPath: () => `${staffPaths.contract(id)}?gespeichert=1`,
    },
  ]);
  return createFormActions(Object.fromEntries(calls))(context);
}
