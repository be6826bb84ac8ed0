import { neverOffByDesk } from '@gruenland/shared-contracts/api/staff-operations.ts';
import type {
  ActiveMeasures,
  OperationAction,
  OperationRecord,
  OperationsDesk,
  RollbackOrderRequest,
  StopCanaryRequest,
  SwitchRequest,
} from '@gruenland/shared-contracts/api/staff-operations.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import { recordAudit } from '#audit/audit.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import { Problem } from '#problem.ts';

import {
  deleteMeasure,
  findActive,
  findMeasures,
  findRecords,
  insertOff,
  replaceStop,
  subjectOf,
} from './kill-switch.repository.ts';

/**
 * What the Betrieb does without a release key: it only ever takes something away from readers, and
 * gives back what it took. Nothing here can make a shell run code (decision 068).
 */
export interface MeasureService {
  /** What shells follow. */
  active(): Promise<ActiveMeasures>;
  desk(): Promise<OperationsDesk>;
  /** @throws Problem `form.invalid` when it is off already or must stay */
  switchOff(staff: User, remote: string, request: SwitchRequest): Promise<void>;
  /** @throws Problem `form.invalid` when the desk did not switch it off */
  switchOn(staff: User, remote: string, request: SwitchRequest): Promise<void>;
  stopCanary(staff: User, remote: string, request: StopCanaryRequest): Promise<void>;
  /** Writes down that somebody is to go back to a release: the command does it, with the key. */
  orderRollback(staff: User, remote: string, request: RollbackOrderRequest): Promise<void>;
}

const refuse = (message: string): never => {
  throw new Problem('form.invalid', { fields: { reason: message } });
};

async function note(
  tx: Executor,
  action: OperationAction,
  staff: User,
  remote: string,
  details: { readonly reason: string; readonly release?: string },
): Promise<void> {
  await recordAudit(tx, { action, actor: staff.id, subject: subjectOf(remote), details });
}

export function createMeasureService(db: Drizzle): MeasureService {
  return {
    active: async () => {
      const rows = await findActive(db);
      const stops = rows.filter(({ kind }) => kind === 'canary-stopped');
      return {
        off: rows.filter(({ kind }) => kind === 'off').map(({ remote }) => remote),
        stopped: stops.map(({ remote, release, flip, since }) => ({
          remote,
          release: release ?? '',
          flip: flip ?? '',
          at: since.getTime(),
        })),
      };
    },
    desk: async () => ({
      measures: (await findMeasures(db)).map(({ measure, by }) => ({
        kind: measure.kind,
        remote: measure.remote,
        release: measure.release,
        reason: measure.reason,
        by,
        since: measure.since.toISOString(),
      })),
      records: (await findRecords(db)).map(recordOf),
    }),
    switchOff: async (staff, remote, { reason }) => {
      if (neverOffByDesk.includes(remote)) {
        refuse('Ohne diesen Bereich käme niemand mehr an diesen Schreibtisch.');
      }
      await db.transaction(async (tx) => {
        if (!(await insertOff(tx, { remote, reason, author: staff.id }))) {
          refuse('Dieser Bereich ist schon abgeschaltet.');
        }
        await note(tx, 'site.switched-off', staff, remote, { reason });
      });
    },
    switchOn: async (staff, remote, { reason }) => {
      await db.transaction(async (tx) => {
        if (!(await deleteMeasure(tx, 'off', remote))) {
          refuse('Dieser Bereich wurde hier nicht abgeschaltet.');
        }
        await note(tx, 'site.switched-on', staff, remote, { reason });
      });
    },
    stopCanary: async (staff, remote, { reason, release, flip }) => {
      await db.transaction(async (tx) => {
        await replaceStop(tx, { remote, reason, author: staff.id, release, flip });
        await note(tx, 'site.canary-stopped', staff, remote, { reason, release });
      });
    },
    orderRollback: async (staff, remote, { reason, release }) => {
      await db.transaction(async (tx) => {
        await note(tx, 'site.rollback-ordered', staff, remote, { reason, release });
      });
    },
  };
}

function recordOf(row: Awaited<ReturnType<typeof findRecords>>[number]): OperationRecord {
  const { reason, release } = Object(row.details) as { reason?: string; release?: string };
  return {
    id: row.id,
    action: row.action as OperationAction,
    remote: row.subject.slice(subjectOf('').length),
    release: release ?? null,
    reason: reason ?? '',
    by: row.by,
    at: row.at.toISOString(),
  };
}
