export const redirectKinds = ['permanent', 'temporary', 'gone'] as const;
/** Status 301, 302 or 410. */
export type RedirectKind = (typeof redirectKinds)[number];

export interface OwnRedirect {
  readonly id: string;
  readonly from: string;
  /** Null if the page is gone without replacement. */
  readonly to: string | null;
  readonly kind: RedirectKind;
  /** ISO 8601. */
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
