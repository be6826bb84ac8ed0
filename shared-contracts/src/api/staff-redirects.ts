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

/** Answer of `GET /api/staff/redirects`. */
export interface RedirectOverview {
  /** Redirects that staff entered. */
  readonly own: readonly ManualRedirect[];
  /** The latest fifty redirects that were created automatically because a story moved. */
  readonly moved: readonly { readonly from: string; readonly to: string }[];
}

/** Body of `POST /api/staff/redirects` and of `…/{id}/aendern`. */
export interface AddRedirectRequest {
  readonly from: string;
  readonly to?: string | null | undefined;
  readonly kind: RedirectKind;
}
