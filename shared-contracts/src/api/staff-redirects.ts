export const redirectKinds = ['permanent', 'temporary', 'gone'] as const;
/** Kind of redirect by status: 301, 302 or 410. */
export type RedirectKind = (typeof redirectKinds)[number];

export interface OwnRedirect {
  readonly id: string;
  readonly from: string;
  /** Target path; null if the page is gone without replacement. */
  readonly to: string | null;
  readonly kind: RedirectKind;
  /** Time in ISO 8601 format. */
  readonly createdAt: string;
}

/** `GET /api/staff/redirects` */
export interface RedirectOverview {
  readonly own: readonly OwnRedirect[];
  /** Redirects created automatically when a story moved; the latest fifty. */
  readonly moved: readonly { readonly from: string; readonly to: string }[];
}

/** `POST /api/staff/redirects`, `…/{id}/aendern` */
export interface AddRedirectRequest {
  readonly from: string;
  readonly to?: string | null | undefined;
  readonly kind: RedirectKind;
}
