import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import { neverOffByDesk } from '@gruenland/shared-contracts/api/staff-operations.ts';
import type {
  OperationRecord,
  OperationsDesk,
  SiteMeasure,
} from '@gruenland/shared-contracts/api/staff-operations.ts';
import { deskPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import type {
  AreaOperations,
  AreaRelease,
  SiteOperations,
} from '@gruenland/shared-contracts/site-operations.ts';
import { actOnOneOf } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { isTicked, pick } from '@gruenland/shared-ui/form/call/form-call.ts';
import type { FormInput } from '@gruenland/shared-ui/form/call/form-call.ts';

import { deskPage } from '#desk/desk-page.server.ts';
import type { DeskData } from '#desk/desk-page.server.ts';

/** One area with what is in force there. */
export interface AreaAtDesk {
  readonly area: AreaOperations;
  readonly offBy: SiteOperations['off'];
  readonly measures: readonly SiteMeasure[];
}

export interface OperationsData extends DeskData {
  /** Null where the shell is of a release that says nothing of it. */
  readonly areas: readonly AreaAtDesk[] | null;
  /** Blocks and places that are off. */
  readonly parts: SiteOperations['off'];
  readonly records: readonly OperationRecord[];
}

export interface AreaData extends DeskData, AreaAtDesk {
  readonly before: readonly AreaRelease[];
  readonly records: readonly OperationRecord[];
  /** The desk may switch it off. */
  readonly canBeOff: boolean;
  /** The order that the newest command carries out. */
  readonly order: OperationRecord | null;
}

const root = '/api/redaktion/betrieb';
const desk = { desk: 'operations', name: 'Betrieb' } as const;

const atDesk = (
  area: AreaOperations,
  off: SiteOperations['off'],
  { measures }: OperationsDesk,
): AreaAtDesk => ({
  area,
  offBy: off.filter(({ part }) => part === `remote:${area.name}`),
  measures: measures.filter(({ remote }) => remote === area.name),
});

/** Every area with its release, and what was done last. */
export async function loadOperations(context: LoadContext): Promise<PageResult<OperationsData>> {
  const { operations } = context;
  return deskPage(context, root, desk, (body: OperationsDesk) => ({
    areas: operations?.areas.map((area) => atDesk(area, operations.off, body)) ?? null,
    parts: operations?.off.filter(({ part }) => !part.startsWith('remote:')) ?? [],
    records: body.records,
  }));
}

/** One area: its releases, and what can be done about it. */
export async function loadArea(context: LoadContext): Promise<PageResult<AreaData>> {
  const { operations } = context;
  const area = operations?.areas.find(({ name }) => name === context.params['bereich']);
  if (!operations || !area) return { kind: 'not-found' };
  const before = await operations.before(area.name);
  return deskPage(context, root, desk, (body: OperationsDesk) => {
    const records = body.records.filter(({ remote }) => remote === area.name);
    const last = records.find(({ action }) => action === 'site.rollback-ordered');
    return {
      ...atDesk(area, operations.off, body),
      before,
      records,
      canBeOff: !neverOffByDesk.includes(area.name),
      order: last && last.release !== area.live?.id ? last : null,
    };
  });
}

const wish = (values: FormInput, more: readonly string[] = []) => ({
  ...pick(values, ['reason', ...more]),
  confirmed: isTicked(values, 'confirmed'),
});

/** Switches the area off or on, ends its trial, or writes down where to go back to. */
export function actOnArea(context: ActionContext): Promise<ActionResult> {
  const remote = /^[a-z][a-z0-9-]{0,60}$/u.exec(context.params['bereich'] ?? '')?.[0] ?? 'x';
  const path = `${root}/${remote}`;
  const done = () => deskPaths.area(remote);
  const call = (what: string, more?: readonly string[]) => ({
    path: `${path}/${what}`,
    body: (values: FormInput) => wish(values, more),
    done,
  });
  return actOnOneOf({
    abschalten: call('abschalten'),
    anschalten: call('anschalten'),
    canary: call('canary-beenden', ['release', 'flip']),
    rueckkehr: call('rueckkehr', ['release']),
  })(context);
}
