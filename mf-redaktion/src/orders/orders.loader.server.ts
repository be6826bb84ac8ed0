import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type {
  DeskBank,
  DeskState,
  DeskTaskDetail,
  DeskTaskKind,
  DeskTaskList,
} from '@gruenland/shared-contracts/api/staff-service-requests.ts';
import { deskStates, deskTaskKinds } from '@gruenland/shared-contracts/api/staff-service-requests.ts';
import { deskPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { actOn } from '@gruenland/shared-ui/form/call/act-on.server.ts';

import { deskPage } from '#desk/desk-page.server.ts';
import type { DeskData } from '#desk/desk-page.server.ts';

export interface OrdersData extends DeskData {
  readonly list: DeskTaskList;
  readonly state: DeskState;
  readonly kind: DeskTaskKind | null;
}

export interface OrderTaskData extends DeskData {
  readonly task: DeskTaskDetail;
  readonly saved: boolean;
}

export interface BankData extends DeskData {
  readonly id: string;
  readonly bank: DeskBank;
}

const orders = { desk: 'orders', name: 'Bestellungen' } as const;

/** The id of a thing in the address; null when it is none. */
export function deskIdOf({ params }: LoadContext): string | null {
  const id = params['vorgang'] ?? '';
  return /^[0-9A-Z]{26}$/u.test(id) ? id : null;
}

/** The page number of the address. */
export const pageOf = ({ query }: LoadContext): string =>
  /^[1-9]\d{0,3}$/u.exec(query.get('seite') ?? '')?.[0] ?? '1';

/** What readers sent about printed magazines, the oldest first. */
export async function loadOrders(context: LoadContext): Promise<PageResult<OrdersData>> {
  const state = deskStates.find((each) => each === context.query.get('stand')) ?? 'neu';
  const kind = deskTaskKinds.find((each) => each === context.query.get('art')) ?? null;
  const query = new URLSearchParams({ stand: state, seite: pageOf(context) });
  if (kind) query.set('art', kind);
  return deskPage(
    context,
    `/api/redaktion/bestellungen?${query}`,
    orders,
    (list: DeskTaskList) => ({
      list,
      state,
      kind,
    }),
  );
}

export async function loadOrderTask(context: LoadContext): Promise<PageResult<OrderTaskData>> {
  const id = deskIdOf(context);
  if (!id) return { kind: 'not-found' };
  const saved = context.query.has('gespeichert');
  return deskPage(context, `/api/redaktion/bestellungen/${id}`, orders, (task: DeskTaskDetail) => ({
    task,
    saved,
  }));
}

/** Notes how far a task is. */
export async function workOnTask(context: ActionContext): Promise<ActionResult> {
  const id = deskIdOf(context) ?? '';
  return actOn({
    path: `/api/redaktion/bestellungen/${id}/stand`,
    body: ({ version, state, note }) => ({ version: Number(version), state, note: note ?? '' }),
    done: () => `${deskPaths.order(id)}?gespeichert=1`,
  })(context);
}

/** The account in full. Asking for it is a POST, as each look is written down. */
export async function loadBank(context: LoadContext): Promise<PageResult<BankData>> {
  const id = deskIdOf(context);
  if (!id) return { kind: 'not-found' };
  const path = `/api/redaktion/bestellungen/${id}/konto`;
  return deskPage(context, path, orders, (bank: DeskBank) => ({ id, bank }), 'post');
}
