import type { StoredItem } from '@gruenland/shared-contracts/consent.ts';

/** Everything that is left on a visitor's device. */
export interface CookieTableModel {
  readonly title: string;
}

/** One line of the table. */
export interface CookieRow extends StoredItem {
  /** Group of services that are decided on together. */
  readonly category: string;
  readonly service: string;
  readonly provider: string;
}
