import type { StoredItem } from '@gruenland/shared-contracts/consent.ts';

/** Model of the table of all cookies and browser storage entries. */
export interface CookieTableModel {
  readonly title: string;
}

export interface CookieRow extends StoredItem {
  /** Consent category of the service. */
  readonly category: string;
  readonly service: string;
  readonly provider: string;
}
