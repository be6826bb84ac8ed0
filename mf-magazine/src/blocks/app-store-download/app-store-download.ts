import type { QrPicture } from '@gruenland/shared-contracts/api/qr-picture.ts';
import type { Asset } from '@gruenland/shared-contracts/image.ts';

/** Links to the magazine's app in the app stores. */
export interface AppStoreDownloadModel {
  readonly title: string;
  readonly text: string | undefined;
  readonly image: Asset | undefined;
  /** App stores that offer the app. The list has at least one entry. */
  readonly stores: readonly {
    readonly name: 'App Store' | 'Google Play';
    readonly href: string;
  }[];
}

/** QR code of the URL of the page that contains the block. */
export type AppStoreDownloadData = QrPicture;
