import { encodeQR } from 'qr';
import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { readTextField } from '#data/fields.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import type { AppStoreDownloadData, AppStoreDownloadModel } from './app-store-download.ts';
import { readAppStoreDownloadFields } from './app-store-download.fields.generated.ts';

const APP_STORES = [
  { field: 'appStoreUrl', name: 'App Store', host: 'apps.apple.com' },
  { field: 'playStoreUrl', name: 'Google Play', host: 'play.google.com' },
] as const;

/** Parses the block. Leaves out a store whose URL is not on that store's own host. */
export function parseAppStoreDownload(rawBlock: RawBlock): ParseResult<AppStoreDownloadModel> {
  const fields = readAppStoreDownloadFields(rawBlock);
  const stores = APP_STORES.flatMap(({ field, name, host }) => {
    const href = readTextField(rawBlock[field]) ?? readTextField(Object(rawBlock[field]).url);
    return href && isHttpsUrlOnHost(host, href) ? [{ name, href }] : [];
  });
  if (stores.length === 0)
    return rejectBlock('Es fehlt eine gültige Adresse im App Store oder bei Google Play.');
  return acceptBlock({
    title: fields.title ?? 'Grünland als App',
    text: fields.text,
    image: fields.image,
    stores,
  });
}

/** Width of the empty margin around the QR code, in QR modules (ISO/IEC 18004). */
const QUIET_ZONE_MODULES = 4;

/**
 * Encodes the URL of the current page as a QR code. The code opens this page on the phone, where
 * the reader picks the right store.
 */
export async function loadAppStoreDownload(
  _model: AppStoreDownloadModel,
  { settings, path }: LoadContext,
): Promise<AppStoreDownloadData> {
  const rows = encodeQR(`${settings.siteUrl}${path}`, 'raw', {
    ecc: 'medium',
    border: QUIET_ZONE_MODULES,
  });
  const strokes = rows.flatMap((row, y) => {
    const line = row.map((isDark) => (isDark ? '#' : ' ')).join('');
    return [...line.matchAll(/#+/g)].map(
      ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
    );
  });
  return { size: rows.length, path: strokes.join('') };
}

function isHttpsUrlOnHost(expectedHost: string, href: string): boolean {
  const url = URL.parse(href);
  return url?.protocol === 'https:' && url.hostname === expectedHost;
}
