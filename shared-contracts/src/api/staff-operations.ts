import type {
  activeKillSwitchesSchema,
  operationsOverviewSchema,
  rollbackOrderRequestSchema,
  stopCanaryRequestSchema,
  killSwitchRequestSchema,
} from './staff-operations.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

/**
 * Areas that the operations page cannot switch off, because staff need them to switch other areas
 * on again. The command `npm run switch` can switch them off.
 */
export const alwaysOnAreas: readonly string[] = ['mf-redaktion', 'mf-account'];

/** An active kill switch: a remote that is switched off, or a canary release that was stopped. */
export interface KillSwitch {
  readonly kind: 'off' | 'canary-stopped';
  readonly remote: string;
  /** Release of the stopped canary; null for a remote that is switched off. */
  readonly release: string | null;
  readonly reason: string;
  /** Name of the staff member who set the switch; null once the account is deleted. */
  readonly by: string | null;
  /** Time at which the switch was set, in ISO 8601 format. */
  readonly since: string;
}

export const operationActions = [
  'site.switched-off',
  'site.switched-on',
  'site.canary-stopped',
  'site.rollback-requested',
] as const;
export type OperationAction = (typeof operationActions)[number];

/** An entry of the operations log. */
export interface OperationRecord {
  /**
   * Id of the record. After a rollback, the note of the flip contains the id of the record that
   * ordered the rollback.
   */
  readonly id: string;
  readonly action: OperationAction;
  readonly remote: string;
  readonly release: string | null;
  readonly reason: string;
  readonly by: string | null;
  /** Time of the action in ISO 8601 format. */
  readonly at: string;
}

/** Tasks of one kind that have failed or wait for another attempt. */
export interface TaskProblem {
  readonly kind: string;
  /** Step of a maintenance task; null for other tasks. */
  readonly step: string | null;
  /** Whether the tasks have used up all attempts. */
  readonly isFinal: boolean;
  readonly count: number;
  /** Technical reason of one of the failures, without personal data. */
  readonly reason: string;
  /** Time at which the oldest of the tasks was created, in ISO 8601 format. */
  readonly since: string;
}

/** Response to `GET /api/staff/operations`. */
export type OperationsOverview = SchemaOutput<typeof operationsOverviewSchema>;

/** Body of `POST /api/staff/operations/{remote}/switch-off` and `…/switch-on`. */
export type KillSwitchRequest = SchemaOutput<typeof killSwitchRequestSchema>;

/** Body of `POST /api/staff/operations/{remote}/stop-canary`. */
export type StopCanaryRequest = SchemaOutput<typeof stopCanaryRequestSchema>;

/**
 * Body of `POST /api/staff/operations/{remote}/rollback`, which only records the order to roll
 * back; a command executes the rollback later.
 */
export type RollbackOrderRequest = SchemaOutput<typeof rollbackOrderRequestSchema>;

/**
 * Response to `GET /api/operations/kill-switches`, which shells poll. Contains neither names of
 * staff nor reasons.
 */
export type ActiveKillSwitches = SchemaOutput<typeof activeKillSwitchesSchema>;
