/** Something that a service stores on the visitor's device, for example a cookie. */
export interface StoredItem {
  readonly name: string;
  readonly kind: 'cookie' | 'storage';
  readonly purpose: string;
  /** German text for how long the item is stored. */
  readonly duration: string;
}

/** A service in the consent settings; its texts are shown to visitors. */
export interface ConsentService {
  readonly id: string;
  readonly label: string;
  readonly provider: string;
  readonly purpose: string;
  /** Host of the service's embedded page; the header directive `frame-src` allows this host. */
  readonly frameOrigin?: string;
  readonly stores?: readonly StoredItem[];
  /** URL of the provider's privacy policy. */
  readonly policyUrl?: string;
}

/** A group of services in the consent settings. */
export interface ConsentCategory {
  readonly slug: string;
  readonly label: string;
  readonly description: string;
  /** True if the services are always granted; visitors cannot refuse them. */
  readonly essential: boolean;
  readonly services: readonly ConsentService[];
}

/** Attribute of buttons that open the consent settings, also in HTML without hydration. */
export const OPENS_CONSENT_ATTRIBUTE = 'data-opens-consent';
