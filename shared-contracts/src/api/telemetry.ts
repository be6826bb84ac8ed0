/** Most reports that one request may carry. */
export const intakeBatchMax = 20;

/** Which code a report is about: `remote@release`. */
export interface IntakeOrigin {
  /** Room name, for example `mf-magazine` or `shell`. */
  readonly remote: string;
  /** Release id, `dev` in development. */
  readonly release: string;
  /** Block, slot, route or module within the remote. */
  readonly part?: string | undefined;
  /** Path of the page without query. */
  readonly path?: string | undefined;
}

/** One error seen in a browser or while rendering. No personal data, no tokens. */
export interface ErrorReport extends IntakeOrigin {
  readonly name: string;
  readonly message: string;
  readonly stack?: string | undefined;
  readonly requestId?: string | undefined;
  /** Where it happened; default `browser`. */
  readonly side?: 'browser' | 'server' | undefined;
  readonly crawler?: boolean | undefined;
}

export type VitalName = 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';

/** One web vital of one page view: CLS without unit, the others in milliseconds. */
export interface VitalReport extends IntakeOrigin {
  readonly name: VitalName;
  readonly value: number;
  readonly rating: 'good' | 'needs-improvement' | 'poor';
}

/** `POST /api/intake/errors` */
export interface ErrorIntakeRequest {
  readonly reports: readonly ErrorReport[];
}

/** `POST /api/intake/vitals` */
export interface VitalIntakeRequest {
  readonly reports: readonly VitalReport[];
}

/** Status 202. */
export interface IntakeAnswer {
  readonly accepted: number;
}

/** One kind of error with how often it was seen; what `GET /api/intake/errors` lists. */
export interface SeenError {
  readonly name: string;
  readonly message: string;
  readonly crawler: boolean;
  readonly remote: string;
  readonly release: string;
  readonly side: 'browser' | 'server';
  readonly part: string | null;
  /** Path of the page that saw it last. */
  readonly path: string | null;
  readonly stack: string | null;
  readonly count: number;
  /** ISO 8601 UTC. */
  readonly firstSeenAt: string;
  /** ISO 8601 UTC. */
  readonly lastSeenAt: string;
}

/** Most kinds of error that one answer lists. */
export const seenErrorsMax = 200;

/** `GET /api/intake/errors`, for teams only: what was seen last, newest first. */
export interface SeenErrorsAnswer {
  readonly errors: readonly SeenError[];
}
