/**
 * Areas that the desk cannot switch off: without them nobody could come back to switch them on.
 * `npm run switch` can.
 */
export const neverOffByDesk: readonly string[] = ['mf-redaktion', 'mf-account'];

/** What the desk did that is in force: an area that is off, or a trial that was stopped. */
export interface SiteMeasure {
  readonly kind: 'off' | 'canary-stopped';
  readonly remote: string;
  /** Of the trial; null for an area. */
  readonly release: string | null;
  readonly reason: string;
  /** Name of who did it; null when the account is gone. */
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

/** A line of the log. */
export interface OperationRecord {
  /** Names an order in the note of the command that carries it out. */
  readonly id: string;
  readonly action: OperationAction;
  readonly remote: string;
  readonly release: string | null;
  readonly reason: string;
  readonly by: string | null;
  /** ISO 8601. */
  readonly at: string;
}

/** `GET /api/redaktion/betrieb` */
export interface OperationsDesk {
  readonly measures: readonly SiteMeasure[];
  /** The last fifty, newest first. */
  readonly records: readonly OperationRecord[];
}

/** `POST /api/redaktion/betrieb/{remote}/abschalten`, `…/anschalten` */
export interface SwitchRequest {
  readonly reason: string;
  readonly confirmed: true;
}

/** `POST /api/redaktion/betrieb/{remote}/canary-beenden` */
export interface StopCanaryRequest extends SwitchRequest {
  readonly release: string;
  /** Names the flip that began the trial. */
  readonly flip: string;
}

/** `POST /api/redaktion/betrieb/{remote}/rueckkehr`: writes the order down; the command does it. */
export interface RollbackOrderRequest extends SwitchRequest {
  readonly release: string;
}

/** `GET /api/betrieb/massnahmen`: what shells follow; says nothing of who or why. */
export interface ActiveMeasures {
  /** Remotes that are off. */
  readonly off: readonly string[];
  readonly stopped: readonly {
    readonly remote: string;
    readonly release: string;
    readonly flip: string;
    /** Milliseconds since 1970. */
    readonly at: number;
  }[];
}
