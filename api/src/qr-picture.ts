import { encodeQR } from 'qr';

import type { QrPicture } from '@gruenland/shared-contracts/api/qr-picture.ts';

/** Width of the empty border around a QR code, in modules (ISO/IEC 18004). */
const quietZoneModules = 4;

/**
 * Creates a QR code with 15 % error correction. Each horizontal run of dark modules is one stroke.
 */
export function createQrPicture(text: string): QrPicture {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietZoneModules });
  const strokes: string[] = [];
  for (const [y, row] of rows.entries()) {
    const line = row.map((isDark) => (isDark ? '#' : ' ')).join('');
    for (const { index, 0: darkRun } of line.matchAll(/#+/gu))
      strokes.push(`M${index} ${y}h${darkRun.length}v1h-${darkRun.length}z`);
  }
  return { size: rows.length, path: strokes.join('') };
}
