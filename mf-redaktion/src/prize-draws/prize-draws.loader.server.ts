import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type {
  DrawAudit,
  DrawDetail,
  DrawList,
} from '@gruenland/shared-contracts/api/staff-prize-draws.ts';
import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { createFormActions } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { isTicked, getText, listTickedValues } from '@gruenland/shared-ui/form/call/form-call.ts';
import type { FormInput } from '@gruenland/shared-ui/form/call/form-call.ts';

import { loadStaffPage } from '#staff/load-staff-page.server.ts';
import type { StaffPageData } from '#staff/load-staff-page.server.ts';
import { ANSWER_PREFIX } from './prize-draw-labels.ts';

export interface PrizeDrawsData extends StaffPageData {
  readonly draws: DrawList['draws'];
}

export interface PrizeDrawData extends StaffPageData {
  readonly draw: DrawDetail;
  /** Result of repeating the drawings; null unless requested. */
  readonly audit: DrawAudit | null;
}

const root = '/api/staff/prize-draws';
const staffPage = { id: 'draws', name: 'Gewinnspiele' } as const;

/** Loads all prize draws. */
export async function loadPrizeDraws(context: LoadContext): Promise<PageResult<PrizeDrawsData>> {
  return loadStaffPage(context, root, staffPage, ({ draws }: DrawList) => ({ draws }));
}

const readPrizeDrawId = (context: LoadContext) =>
  /^[\w-]{1,80}$/u.exec(context.params['gewinnspiel'] ?? '')?.[0];

/** Loads a prize draw. With `?nachrechnen` the api repeats its drawings to verify them. */
export async function loadPrizeDraw(context: LoadContext): Promise<PageResult<PrizeDrawData>> {
  const id = readPrizeDrawId(context);
  if (!id) return { kind: 'not-found' };
  const answer = context.query.has('nachrechnen')
    ? await context.api.get<DrawAudit>(`${root}/${id}/verify`)
    : null;
  const audit = answer?.status === 200 ? answer.body : null;
  return loadStaffPage(context, `${root}/${id}`, staffPage, (draw: DrawDetail) => ({
    draw,
    audit,
  }));
}

const lines = (text: string) =>
  text
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter(Boolean);

/** Converts the form into the request to draw. */
const toDrawingRequest = (values: FormInput) => ({
  draws: Number(getText(values, 'draws')),
  prizes: lines(getText(values, 'prizes')),
  answers: [...listTickedValues(values, ANSWER_PREFIX), ...lines(getText(values, 'answers'))],
  early: isTicked(values, 'early'),
  confirmed: isTicked(values, 'confirmed'),
});

/** Draws winners, notifies a winner, records an acceptance or draws a replacement. */
export function handlePrizeDrawAction(context: ActionContext): Promise<ActionResult> {
  const id = readPrizeDrawId(context) ?? 'x';
  const winner = /^[0-9A-Z]{26}$/u.exec(context.form['gewinner'] ?? '')?.[0] ?? 'x';
  const version = (values: FormInput) => ({ version: Number(getText(values, 'version')) });
  const path = `${root}/${id}`;
  const done = () => staffPaths.prizeDraw(id);
  return createFormActions({
    draw: { path: `${path}/draw`, body: toDrawingRequest, done },
    notify: { path: `${path}/winners/${winner}/notify`, body: version, done },
    accept: { path: `${path}/winners/${winner}/accept`, body: version, done },
    replace: {
      path: `${path}/winners/${winner}/replace`,
      body: (values) => ({ ...version(values), reason: getText(values, 'reason') }),
      done,
    },
  })(context);
}
