import type { addRedirectRequestSchema, redirectOverviewSchema } from './staff-redirects.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

export const redirectKinds = ['permanent', 'temporary', 'gone'] as const;
/** Kind of redirect: `permanent` (status 301), `temporary` (302) or `gone` (410). */
export type RedirectKind = (typeof redirectKinds)[number];

export interface ManualRedirect {
  readonly id: string;
  readonly from: string;
  /** Target path; null if the page is gone without replacement. */
  readonly to: string | null;
  readonly kind: RedirectKind;
  /** Time in ISO 8601 format. */
  readonly createdAt: string;
}

/** Response to `GET /api/staff/redirects`. */
export type RedirectOverview = SchemaOutput<typeof redirectOverviewSchema>;

/** Body of `POST /api/staff/redirects` and of `…/{id}/aendern`. */
export type AddRedirectRequest = SchemaOutput<typeof addRedirectRequestSchema>;
