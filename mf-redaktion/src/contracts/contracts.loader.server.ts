import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type {
  ContractCaseDetail,
  ContractCaseList,
  ContractView,
} from '@gruenland/shared-contracts/api/staff-contracts.ts';
import { contractViews } from '@gruenland/shared-contracts/api/staff-contracts.ts';
import { deskPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import { readGermanNumber } from '@gruenland/shared-contracts/forms/german-number.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { actOnOneOf } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import type { FormInput } from '@gruenland/shared-ui/form/call/form-call.ts';
import { textOf } from '@gruenland/shared-ui/form/call/form-call.ts';

import { deskPage } from '#desk/desk-page.server.ts';
import type { DeskData } from '#desk/desk-page.server.ts';

export interface ContractsData extends DeskData {
  readonly list: ContractCaseList;
  readonly view: ContractView;
}

export interface ContractData extends DeskData {
  readonly found: ContractCaseDetail;
  readonly saved: boolean;
}

const contracts = { desk: 'contracts', name: 'Kündigungen und Widerrufe' } as const;
const base = '/api/redaktion/vertraege';

/** Declarations that end contracts, the most urgent first. */
export async function loadContracts(context: LoadContext): Promise<PageResult<ContractsData>> {
  const { query } = context;
  const view = contractViews.find((each) => each === query.get('ansicht')) ?? 'offen';
  const page = /^[1-9]\d{0,3}$/u.exec(query.get('seite') ?? '')?.[0] ?? '1';
  const path = `${base}?ansicht=${view}&seite=${page}`;
  return deskPage(context, path, contracts, (list: ContractCaseList) => ({ list, view }));
}

function idOf({ params }: LoadContext): string | null {
  const id = params['vorgang'] ?? '';
  return /^[0-9A-Z]{26}$/u.test(id) ? id : null;
}

export async function loadContract(context: LoadContext): Promise<PageResult<ContractData>> {
  const id = idOf(context);
  if (!id) return { kind: 'not-found' };
  const saved = context.query.has('gespeichert');
  return deskPage(context, `${base}/${id}`, contracts, (found: ContractCaseDetail) => ({
    found,
    saved,
  }));
}

/** Cents of „98,40“; what is no amount stays as it is, for the api to refuse. */
function centsOf(typed: string): number | string {
  const euros = readGermanNumber(typed);
  return euros === null ? typed : Math.round(euros * 100);
}

const bodies: Readonly<Record<string, (form: FormInput) => object>> = {
  zuordnen: (form) => ({ orderNo: textOf(form, 'orderNo') }),
  entscheiden: (form) => ({
    decision: textOf(form, 'decision'),
    endsOn: textOf(form, 'endsOn'),
    reason: textOf(form, 'reason'),
  }),
  erstatten: (form) => ({
    refundedOn: textOf(form, 'refundedOn'),
    refundCents: centsOf(textOf(form, 'refundCents')),
  }),
  antworten: (form) => ({ text: textOf(form, 'text') }),
  abschliessen: (form) => ({ note: textOf(form, 'note'), done: textOf(form, 'done') !== 'nein' }),
};

/** What somebody of the house does about a declaration; each form of the page is one call. */
export async function handleContract(context: ActionContext): Promise<ActionResult> {
  const id = idOf(context) ?? '';
  const calls = Object.entries(bodies).map(([name, body]) => [
    name,
    {
      path: `${base}/${id}/${name}`,
      body: (form: FormInput) => ({ ...body(form), version: Number(form['version']) }),
      done: () => `${deskPaths.contract(id)}?gespeichert=1`,
    },
  ]);
  return actOnOneOf(Object.fromEntries(calls))(context);
}
