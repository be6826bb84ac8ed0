import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type {
  DrawingAudit,
  PrizeDrawDetail,
  PrizeDrawList,
} from '@gruenland/shared-contracts/api/staff-prize-draws.ts';
import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { createFormActions } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { isTicked, getText, listTickedValues } from '@gruenland/shared-ui/form/call/form-call.ts';
import type { FormInput } from '@gruenland/shared-ui/form/call/form-call.ts';

import { loadStaffPage } from '#staff/load-staff-page.server.ts';
import type { StaffPageData } from '#staff/load-staff-page.server.ts';
import { ANSWER_FIELD_PREFIX } from './prize-draw-labels.ts';

export interface PrizeDrawsData extends StaffPageData {
  readonly draws: PrizeDrawList['draws'];
}

export interface PrizeDrawData extends StaffPageData {
  readonly draw: PrizeDrawDetail;
  /** Result of repeating the drawings to verify them. Null if staff have not asked for this. */
  readonly audit: DrawingAudit | null;
}

const apiPath = '/api/staff/prize-draws';
const staffPage = { id: 'draws', name: 'Gewinnspiele' } as const;

/** Loads all prize draws. */
export async function loadPrizeDraws(context: LoadContext): Promise<PageResult<PrizeDrawsData>> {
  return loadStaffPage(context, apiPath, staffPage, ({ draws }: PrizeDrawList) => ({ draws }));
}

const readPrizeDrawId = (context: LoadContext) =>
  /^[\w-]{1,80}$/u.exec(context.params['gewinnspiel'] ?? '')?.[0];

/**
 * Loads a prize draw. If the URL contains `?nachrechnen`, the api repeats its drawings to verify
 * them.
 */
export async function loadPrizeDraw(context: LoadContext): Promise<PageResult<PrizeDrawData>> {
  const id = readPrizeDrawId(context);
  if (!id) return { kind: 'not-found' };
  const response = context.query.has('nachrechnen')
    ? await context.api.get<DrawingAudit>(`${apiPath}/${id}/verify`)
    : null;
  const drawAudit = response?.status === 200 ? response.body : null;
  return loadStaffPage(context, `${apiPath}/${id}`, staffPage, (draw: PrizeDrawDetail) => ({
    draw,
    audit: drawAudit,
  }));
}

const splitIntoLines = (text: string) =>
  text
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter(Boolean);

/** Converts the form into the api request that draws winners. */
const toDrawingRequest = (values: FormInput) => ({
  draws: Number(getText(values, 'draws')),
  prizes: splitIntoLines(getText(values, 'prizes')),
  answers: [
    ...listTickedValues(values, ANSWER_FIELD_PREFIX),
    ...splitIntoLines(getText(values, 'answers')),
  ],
  early: isTicked(values, 'early'),
  confirmed: isTicked(values, 'confirmed'),
});

/** Draws winners, notifies a winner, records an acceptance or draws a replacement. */
export function handlePrizeDrawAction(context: ActionContext): Promise<ActionResult> {
  const id = readPrizeDrawId(context) ?? 'x';
  const winner = /^[0-9A-Z]{26}$/u.exec(context.form['gewinner'] ?? '')?.[0] ?? 'x';
  const readVersion = (values: FormInput) => ({ version: Number(getText(values, 'version')) });
  const path = `${apiPath}/${id}`;
  const getRedirectPath = () => staffPaths.prizeDraw(id);
  return createFormActions({
    draw: { path: `${path}/draw`, body: toDrawingRequest, getNextPath: getRedirectPath },
    notify: {
      path: `${path}/winners/${winner}/notify`,
      body: readVersion,
      getNextPath: getRedirectPath,
    },
    accept: {
      path: `${path}/winners/${winner}/accept`,
      body: readVersion,
      getNextPath: getRedirectPath,
    },
    replace: {
      path: `${path}/winners/${winner}/replace`,
      body: (values) => ({ ...readVersion(values), reason: getText(values, 'reason') }),
      getNextPath: getRedirectPath,
    },
  })(context);
}
