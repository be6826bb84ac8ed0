import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { DrawAudit, DrawDetail, DrawList } from '@gruenland/shared-contracts/api/staff-prize-draws.ts';
import { deskPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { actOnOneOf } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { isTicked, textOf, tickedOf } from '@gruenland/shared-ui/form/call/form-call.ts';
import type { FormInput } from '@gruenland/shared-ui/form/call/form-call.ts';

import { deskPage } from '#desk/desk-page.server.ts';
import type { DeskData } from '#desk/desk-page.server.ts';
import { ANSWER_PREFIX } from './draw-words.ts';

export interface DrawsData extends DeskData {
  readonly draws: DrawList['draws'];
}

export interface DrawData extends DeskData {
  readonly draw: DrawDetail;
  /** Present when it was asked to draw again. */
  readonly audit: DrawAudit | null;
}

const root = '/api/redaktion/gewinnspiele';
const desk = { desk: 'draws', name: 'Gewinnspiele' } as const;

/** All prize draws. */
export async function loadDraws(context: LoadContext): Promise<PageResult<DrawsData>> {
  return deskPage(context, root, desk, ({ draws }: DrawList) => ({ draws }));
}

const drawOf = (context: LoadContext) =>
  /^[\w-]{1,80}$/u.exec(context.params['gewinnspiel'] ?? '')?.[0];

/** One prize draw, and with `?nachrechnen` every draw of it again. */
export async function loadDraw(context: LoadContext): Promise<PageResult<DrawData>> {
  const id = drawOf(context);
  if (!id) return { kind: 'not-found' };
  const answer = context.query.has('nachrechnen')
    ? await context.api.get<DrawAudit>(`${root}/${id}/nachrechnen`)
    : null;
  const audit = answer?.status === 200 ? answer.body : null;
  return deskPage(context, `${root}/${id}`, desk, (draw: DrawDetail) => ({ draw, audit }));
}

const lines = (text: string) =>
  text
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter(Boolean);

/** The wish to draw, as the form says it. */
const wishOf = (values: FormInput) => ({
  draws: Number(textOf(values, 'draws')),
  prizes: lines(textOf(values, 'prizes')),
  answers: [...tickedOf(values, ANSWER_PREFIX), ...lines(textOf(values, 'answers'))],
  early: isTicked(values, 'early'),
  confirmed: isTicked(values, 'confirmed'),
});

/** Draws, writes to a winner, notes an answer, draws a prize again. */
export function actOnDraw(context: ActionContext): Promise<ActionResult> {
  const id = drawOf(context) ?? 'x';
  const winner = /^[0-9A-Z]{26}$/u.exec(context.form['gewinner'] ?? '')?.[0] ?? 'x';
  const version = (values: FormInput) => ({ version: Number(textOf(values, 'version')) });
  const path = `${root}/${id}`;
  const done = () => deskPaths.draw(id);
  return actOnOneOf({
    ziehen: { path: `${path}/ziehen`, body: wishOf, done },
    benachrichtigen: { path: `${path}/gewinner/${winner}/benachrichtigen`, body: version, done },
    angenommen: { path: `${path}/gewinner/${winner}/angenommen`, body: version, done },
    ersatz: {
      path: `${path}/gewinner/${winner}/ersatz`,
      body: (values) => ({ ...version(values), reason: textOf(values, 'reason') }),
      done,
    },
  })(context);
}
