import type { QrPicture } from '@gruenland/shared-contracts/api/qr-picture.ts';
import type { Asset } from '@gruenland/shared-contracts/image.ts';

/** Ways to the app. */
export interface AppStoreDownloadModel {
  readonly title: string;
  readonly text: string | undefined;
  readonly image: Asset | undefined;
  /** At least one; addresses of the stores only. */
  readonly stores: readonly {
    readonly name: 'App Store' | 'Google Play';
    readonly href: string;
  }[];
}

/** The page's address as a QR code. */
export type AppStoreDownloadData = QrPicture;
