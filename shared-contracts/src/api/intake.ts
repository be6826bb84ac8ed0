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
