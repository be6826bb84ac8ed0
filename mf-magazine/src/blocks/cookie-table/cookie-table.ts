import type { StoredItem } from '@gruenland/shared-contracts/consent.ts';

/** Table of everything stored on the visitor's device. */
export interface CookieTableModel {
  readonly title: string;
}

export interface CookieRow extends StoredItem {
  /** Consent category of the service. */
  readonly category: string;
  readonly service: string;
  readonly provider: string;
}
