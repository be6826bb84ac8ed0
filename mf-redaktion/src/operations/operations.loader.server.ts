import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { AreaTelemetry } from '@gruenland/shared-contracts/api/staff-area-telemetry.ts';
import { alwaysOnAreas } from '@gruenland/shared-contracts/api/staff-operations.ts';
import type {
  OperationRecord,
  OperationsOverview,
  KillSwitch,
  TaskProblem,
} from '@gruenland/shared-contracts/api/staff-operations.ts';
import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import type {
  AreaDetails,
  AreaOperations,
  AreaRelease,
  SiteOperations,
} from '@gruenland/shared-contracts/site-operations.ts';
import { createFormActions } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { isTicked, pickTexts } from '@gruenland/shared-ui/form/call/form-call.ts';
import type { FormInput } from '@gruenland/shared-ui/form/call/form-call.ts';

import { loadStaffPage } from '#staff/load-staff-page.server.ts';
import type { StaffPageData } from '#staff/load-staff-page.server.ts';

/** An area and the kill switches that apply to it. */
export interface AreaOverview {
  readonly area: AreaOperations;
  /** Sources that have switched the area off. Empty while the area is on. */
  readonly switchedOffBy: SiteOperations['off'];
  readonly killSwitches: readonly KillSwitch[];
}

export interface OperationsData extends StaffPageData {
  /** All areas. Null if the shell's release does not report its operations. */
  readonly areas: readonly AreaOverview[] | null;
  /** Blocks and slots that are switched off. */
  readonly parts: SiteOperations['off'];
  readonly records: readonly OperationRecord[];
  /** Tasks that have failed or wait for another attempt. */
  readonly tasks: readonly TaskProblem[];
}

export interface AreaData extends StaffPageData, AreaOverview {
  /** Details of the area. Null if the shell's release does not report details. */
  readonly details: AreaDetails | null;
  /** Reported errors and web vitals. Null if the api does not return them. */
  readonly telemetry: AreaTelemetry | null;
  readonly previousReleases: readonly AreaRelease[];
  readonly records: readonly OperationRecord[];
  /** Whether staff can switch the area off. */
  readonly canSwitchOff: boolean;
  /** The latest rollback order. Null if there is none or it has been carried out. */
  readonly order: OperationRecord | null;
}

const apiPath = '/api/staff/operations';
const staffPage = { id: 'operations', name: 'Betrieb' } as const;

const toAreaOverview = (
  area: AreaOperations,
  switchedOffParts: SiteOperations['off'],
  { measures }: OperationsOverview,
): AreaOverview => ({
  area,
  switchedOffBy: switchedOffParts.filter(({ part }) => part === `remote:${area.name}`),
  killSwitches: measures.filter(({ remote }) => remote === area.name),
});

/** Loads all areas with their releases and the latest operations. */
export async function loadOperations(context: LoadContext): Promise<PageResult<OperationsData>> {
  const { operations } = context;
  return loadStaffPage(context, apiPath, staffPage, (body: OperationsOverview) => ({
    areas: operations?.areas.map((area) => toAreaOverview(area, operations.off, body)) ?? null,
    parts: operations?.off.filter(({ part }) => !part.startsWith('remote:')) ?? [],
    records: body.records,
    tasks: body.tasks ?? [],
  }));
}

/**
 * Reads the errors and web vitals that browsers and shells reported. Returns null if the api fails.
 */
async function readTelemetry({ api }: LoadContext, remote: string): Promise<AreaTelemetry | null> {
  return api.get<AreaTelemetry>(`${apiPath}/${remote}/telemetry`).then(
    ({ status, body }) => (status === 200 ? body : null),
    () => null,
  );
}

/** Loads one area with its releases, errors, measurements and operations. */
export async function loadArea(context: LoadContext): Promise<PageResult<AreaData>> {
  const { operations } = context;
  const area = operations?.areas.find(({ name }) => name === context.params['bereich']);
  if (!operations || !area) return { kind: 'not-found' };
  const [previousReleases, details, telemetry] = await Promise.all([
    operations.previousReleases(area.name),
    operations.readDetails?.(area.name) ?? null,
    readTelemetry(context, area.name),
  ]);
  return loadStaffPage(context, apiPath, staffPage, (body: OperationsOverview) => {
    const records = body.records.filter(({ remote }) => remote === area.name);
    const lastRollbackOrder = records.find(({ action }) => action === 'site.rollback-requested');
    return {
      ...toAreaOverview(area, operations.off, body),
      details,
      telemetry,
      previousReleases,
      records,
      canSwitchOff: !alwaysOnAreas.includes(area.name),
      order:
        lastRollbackOrder && lastRollbackOrder.release !== area.live?.id ? lastRollbackOrder : null,
    };
  });
}

const toRequestBody = (values: FormInput, additionalFields: readonly string[] = []) => ({
  ...pickTexts(values, ['reason', ...additionalFields]),
  confirmed: isTicked(values, 'confirmed'),
});

/** Switches an area off or on, stops its canary or orders a rollback. */
export function handleAreaAction(context: ActionContext): Promise<ActionResult> {
  const remote = /^[a-z][a-z0-9-]{0,60}$/u.exec(context.params['bereich'] ?? '')?.[0] ?? 'x';
  const path = `${apiPath}/${remote}`;
  const getRedirectPath = () => staffPaths.operationsArea(remote);
  const createCall = (name: string, additionalFields?: readonly string[]) => ({
    path: `${path}/${name}`,
    body: (values: FormInput) => toRequestBody(values, additionalFields),
    getNextPath: getRedirectPath,
  });
  return createFormActions({
    'switch-off': createCall('switch-off'),
    'switch-on': createCall('switch-on'),
    'stop-canary': createCall('stop-canary', ['release', 'flip']),
    rollback: createCall('rollback', ['release']),
  })(context);
}
