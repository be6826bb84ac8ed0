/**
 * Areas that the operations page cannot switch off, because staff need them to switch areas on
 * again. `npm run switch` can switch them off.
 */
export const alwaysOnAreas: readonly string[] = ['mf-redaktion', 'mf-account'];

/** An active kill switch: an area that is off, or a canary that was stopped. */
export interface KillSwitch {
  readonly kind: 'off' | 'canary-stopped';
  readonly remote: string;
  /** Release of the stopped canary; null for an area. */
  readonly release: string | null;
  readonly reason: string;
  /** Name of the staff member; null once the account is deleted. */
  readonly by: string | null;
  /** Time in ISO 8601 format. */
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
   * Id of the record. The command that executes a rollback order quotes the order's id in its note.
   */
  readonly id: string;
  readonly action: OperationAction;
  readonly remote: string;
  readonly release: string | null;
  readonly reason: string;
  readonly by: string | null;
  /** Time in ISO 8601 format. */
  readonly at: string;
}

/** `GET /api/staff/operations` */
export interface OperationsOverview {
  readonly measures: readonly KillSwitch[];
  /** The fifty latest records, newest first. */
  readonly records: readonly OperationRecord[];
}

/** `POST /api/staff/operations/{remote}/switch-off`, `…/switch-on` */
export interface SwitchRequest {
  readonly reason: string;
  readonly confirmed: true;
}

/** `POST /api/staff/operations/{remote}/stop-canary` */
export interface StopCanaryRequest extends SwitchRequest {
  readonly release: string;
  /** Id of the release change that started the canary. */
  readonly flip: string;
}

/**
 * `POST /api/staff/operations/{remote}/rollback`: only records the order; a command executes it
 * later.
 */
export interface RollbackOrderRequest extends SwitchRequest {
  readonly release: string;
}

/** `GET /api/operations/kill-switches`: polled by shells; contains neither names nor reasons. */
export interface ActiveKillSwitches {
  /** Names of the remotes that are switched off. */
  readonly off: readonly string[];
  readonly stopped: readonly {
    readonly remote: string;
    readonly release: string;
    readonly flip: string;
    /** Time of the stop in milliseconds since 1970. */
    readonly at: number;
  }[];
}
