/** Something a service leaves on the visitor's device. */
export interface StoredItem {
  readonly name: string;
  readonly kind: 'cookie' | 'storage';
  readonly purpose: string;
  /** How long it stays, in German words. */
  readonly duration: string;
}

/** A service that needs (or does not need) consent; texts are shown to people. */
export interface ConsentService {
  readonly id: string;
  readonly label: string;
  readonly provider: string;
  readonly purpose: string;
  /** Host that the embed is loaded from; the page's `frame-src` is made from these. */
  readonly frameOrigin?: string;
  readonly stores?: readonly StoredItem[];
  /** Where the provider says what it does with data. Since revision 4. */
  readonly policyUrl?: string;
}

/** Services that are decided on together. */
export interface ConsentCategory {
  readonly slug: string;
  readonly label: string;
  readonly description: string;
  /** Always granted, cannot be refused. */
  readonly essential: boolean;
  readonly services: readonly ConsentService[];
}

/** A button with this attribute opens the consent settings, in parts without script as well. Since revision 4. */
export const OPENS_CONSENT = 'data-opens-consent';
