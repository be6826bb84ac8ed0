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
   * Id of the record. After a rollback, the note of the release change contains the id of the
   * record that ordered the rollback.
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

/** Answer of `GET /api/staff/operations`. */
export interface OperationsOverview {
  readonly measures: readonly KillSwitch[];
  /** The fifty latest records, newest first. */
  readonly records: readonly OperationRecord[];
}

/** Body of `POST /api/staff/operations/{remote}/switch-off` and `…/switch-on`. */
export interface SwitchRequest {
  readonly reason: string;
  readonly confirmed: true;
}

/** Body of `POST /api/staff/operations/{remote}/stop-canary`. */
export interface StopCanaryRequest extends SwitchRequest {
  readonly release: string;
  /** Id of the release change that started the canary. */
  readonly flip: string;
}

/**
 * Body of `POST /api/staff/operations/{remote}/rollback`, which only records the order to roll
 * back; a command executes the rollback later.
 */
export interface RollbackOrderRequest extends SwitchRequest {
  readonly release: string;
}

/**
 * Answer of `GET /api/operations/kill-switches`, which shells poll. Contains neither names of staff
 * nor reasons.
 */
export interface ActiveKillSwitches {
  /** Names of the remotes that are switched off. */
  readonly off: readonly string[];
  readonly stopped: readonly {
    readonly remote: string;
    readonly release: string;
    readonly flip: string;
    /** Time at which the canary was stopped, in milliseconds since 1970. */
    readonly at: number;
  }[];
}
