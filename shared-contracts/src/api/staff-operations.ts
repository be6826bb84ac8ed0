/**
 * Areas that the operations page cannot switch off, because staff need them to switch areas on
 * again. `npm run switch` can switch them off.
 */
export const alwaysOnAreas: readonly string[] = ['mf-redaktion', 'mf-account'];

/** An active kill switch: an area that is off, or a canary that was stopped. */
export interface KillSwitch {
  readonly kind: 'off' | 'canary-stopped';
  readonly remote: string;
  /** Of the canary; null for an area. */
  readonly release: string | null;
  readonly reason: string;
  /** Name of the staff member; null once the account is deleted. */
  readonly by: string | null;
  /** ISO 8601. */
  readonly since: string;
}

export const operationActions = [
  'site.switched-off',
  'site.switched-on',
  'site.canary-stopped',
  'site.rollback-ordered',
] as const;
export type OperationAction = (typeof operationActions)[number];

/** An entry of the operations log. */
export interface OperationRecord {
  /** Id; a rollback order's id appears in the note of the command that executes it. */
  readonly id: string;
  readonly action: OperationAction;
  readonly remote: string;
  readonly release: string | null;
  readonly reason: string;
  readonly by: string | null;
  /** ISO 8601. */
  readonly at: string;
}

/** `GET /api/staff/operations` */
export interface OperationsOverview {
  readonly measures: readonly KillSwitch[];
  /** The latest fifty, newest first. */
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
  /** Id of the flip that started the canary. */
  readonly flip: string;
}

/** `POST /api/staff/operations/{remote}/rollback`: writes the order down; the command does it. */
export interface RollbackOrderRequest extends SwitchRequest {
  readonly release: string;
}

/** `GET /api/operations/kill-switches`: polled by shells; contains neither names nor reasons. */
export interface ActiveKillSwitches {
  /** Remotes that are switched off. */
  readonly off: readonly string[];
  readonly stopped: readonly {
    readonly remote: string;
    readonly release: string;
    readonly flip: string;
    /** Milliseconds since 1970. */
    readonly at: number;
  }[];
}
