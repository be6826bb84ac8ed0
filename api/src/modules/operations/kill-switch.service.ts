import { alwaysOnAreas } from '@gruenland/shared-contracts/api/staff-operations.ts';
import type {
  ActiveKillSwitches,
  OperationAction,
  OperationRecord,
  OperationsOverview,
  RollbackOrderRequest,
  StopCanaryRequest,
  KillSwitchRequest,
} from '@gruenland/shared-contracts/api/staff-operations.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import { recordAudit } from '#audit/audit.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import { Problem } from '#problem.ts';
import { findTaskProblems } from '#queue/task-problems.repository.ts';

import {
  deleteKillSwitch,
  findActiveKillSwitches,
  findKillSwitches,
  findOperationRecords,
  insertKillSwitch,
  replaceCanaryStop,
  createRemoteSubject,
} from './kill-switch.repository.ts';

/**
 * Manages kill switches. They need no release key, because they can only disable something for
 * readers and enable it again. They cannot make a shell run code (decision 068).
 */
export interface KillSwitchService {
  /** Returns the active kill switches, which shells apply. */
  listActiveKillSwitches(): Promise<ActiveKillSwitches>;
  staffPage(): Promise<OperationsOverview>;
  /**
   * Switches an area off. @throws Problem `form.invalid` when the area is off already or cannot be
   * switched off
   */
  switchAreaOff(staffMember: User, remote: string, request: KillSwitchRequest): Promise<void>;
  /** Switches an area on. @throws Problem `form.invalid` when no kill switch has switched it off */
  switchAreaOn(staffMember: User, remote: string, request: KillSwitchRequest): Promise<void>;
  stopCanary(staffMember: User, remote: string, request: StopCanaryRequest): Promise<void>;
  /**
   * Records a requested rollback. An operator then runs the rollback command with the release key.
   */
  requestRollback(staffMember: User, remote: string, request: RollbackOrderRequest): Promise<void>;
}

const rejectRequest = (message: string): never => {
  throw new Problem('form.invalid', { fields: { reason: message } });
};

async function recordOperation(
  tx: Executor,
  action: OperationAction,
  staffMember: User,
  remote: string,
  details: { readonly reason: string; readonly release?: string },
): Promise<void> {
  await recordAudit(tx, {
    action,
    actor: staffMember.id,
    subject: createRemoteSubject(remote),
    details,
  });
}

export function createKillSwitchService(db: Drizzle): KillSwitchService {
  return {
    listActiveKillSwitches: async () => {
      const rows = await findActiveKillSwitches(db);
      const stoppedCanaries = rows.filter(({ kind }) => kind === 'canary-stopped');
      return {
        off: rows.filter(({ kind }) => kind === 'off').map(({ remote }) => remote),
        stopped: stoppedCanaries.map(({ remote, release, flip, since }) => ({
          remote,
          release: release ?? '',
          flip: flip ?? '',
          at: since.getTime(),
        })),
      };
    },
    staffPage: async () => ({
      measures: (await findKillSwitches(db)).map(({ killSwitch, by }) => ({
        kind: killSwitch.kind,
        remote: killSwitch.remote,
        release: killSwitch.release,
        reason: killSwitch.reason,
        by,
        since: killSwitch.since.toISOString(),
      })),
      tasks: await findTaskProblems(db),
      records: (await findOperationRecords(db)).map(toOperationRecord),
    }),
    switchAreaOff: async (staffMember, remote, { reason }) => {
      if (alwaysOnAreas.includes(remote)) {
        rejectRequest('Ohne diesen Bereich käme niemand mehr an diesen Schreibtisch.');
      }
      await db.transaction(async (tx) => {
        if (!(await insertKillSwitch(tx, { remote, reason, author: staffMember.id }))) {
          rejectRequest('Dieser Bereich ist schon abgeschaltet.');
        }
        await recordOperation(tx, 'site.switched-off', staffMember, remote, { reason });
      });
    },
    switchAreaOn: async (staffMember, remote, { reason }) => {
      await db.transaction(async (tx) => {
        if (!(await deleteKillSwitch(tx, 'off', remote))) {
          rejectRequest('Dieser Bereich wurde hier nicht abgeschaltet.');
        }
        await recordOperation(tx, 'site.switched-on', staffMember, remote, { reason });
      });
    },
    stopCanary: async (staffMember, remote, { reason, release, flip }) => {
      await db.transaction(async (tx) => {
        await replaceCanaryStop(tx, { remote, reason, author: staffMember.id, release, flip });
        await recordOperation(tx, 'site.canary-stopped', staffMember, remote, { reason, release });
      });
    },
    requestRollback: async (staffMember, remote, { reason, release }) => {
      await db.transaction(async (tx) => {
        await recordOperation(tx, 'site.rollback-requested', staffMember, remote, {
          reason,
          release,
        });
      });
    },
  };
}

function toOperationRecord(
  row: Awaited<ReturnType<typeof findOperationRecords>>[number],
): OperationRecord {
  const { reason, release } = Object(row.details) as { reason?: string; release?: string };
  return {
    id: row.id,
    action: row.action as OperationAction,
    remote: row.subject.slice(createRemoteSubject('').length),
    release: release ?? null,
    reason: reason ?? '',
    by: row.by,
    at: row.at.toISOString(),
  };
}
