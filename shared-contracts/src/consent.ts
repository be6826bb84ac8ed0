/** An item that a service stores on the visitor's device. */
export interface StoredItem {
  readonly name: string;
  readonly kind: 'cookie' | 'storage';
  readonly purpose: string;
  /** German text for the storage period. */
  readonly duration: string;
}

/** A service in the consent settings; its texts are shown to visitors. */
export interface ConsentService {
  readonly id: string;
  readonly label: string;
  readonly provider: string;
  readonly purpose: string;
  /** Host of the embedded page; the page's `frame-src` lists these hosts. */
  readonly frameOrigin?: string;
  readonly stores?: readonly StoredItem[];
  /** Address of the provider's privacy policy. */
  readonly policyUrl?: string;
}

/** Services that visitors decide about together. */
export interface ConsentCategory {
  readonly slug: string;
  readonly label: string;
  readonly description: string;
  /** Always granted; visitors cannot refuse it. */
  readonly essential: boolean;
  readonly services: readonly ConsentService[];
}

/**
 * A button with this attribute opens the consent settings, also in server-only HTML. Since revision
 * 4.
 */
export const OPENS_CONSENT_ATTRIBUTE = 'data-opens-consent';
