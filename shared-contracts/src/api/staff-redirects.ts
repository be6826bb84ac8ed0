export const redirectKinds = ['dauerhaft', 'voruebergehend', 'weg'] as const;
/** 301, 302, 410. */
export type RedirectKind = (typeof redirectKinds)[number];

export interface OwnRedirect {
  readonly id: string;
  readonly from: string;
  /** Null where nothing takes its place. */
  readonly to: string | null;
  readonly kind: RedirectKind;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** `GET /api/redaktion/umleitungen` */
export interface RedirectDesk {
  readonly own: readonly OwnRedirect[];
  /** Made by themselves when a story got another address: the latest fifty. */
  readonly moved: readonly { readonly from: string; readonly to: string }[];
}

/** `POST /api/redaktion/umleitungen`, `…/{id}/aendern` */
export interface AddRedirectRequest {
  readonly from: string;
  readonly to?: string | null | undefined;
  readonly kind: RedirectKind;
}
