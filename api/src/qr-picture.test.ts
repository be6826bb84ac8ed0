import { expect, test } from '@jest/globals';
import { decodeQR } from 'qr/decode.js';

import { createQrPicture } from './qr-picture.ts';

/** Renders the QR code to pixels, four per module, for the decoder. */
function renderPixels({ size, path }: ReturnType<typeof createQrPicture>) {
  const pixelsPerModule = 4;
  const width = size * pixelsPerModule;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y, runLength] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/gu)) {
    const [leftPx, topPx, runWidthPx] = [
      Number(x) * pixelsPerModule,
      Number(y) * pixelsPerModule,
      Number(runLength) * pixelsPerModule,
    ];
    for (let row = topPx; row < topPx + pixelsPerModule; row += 1)
      for (let column = leftPx; column < leftPx + runWidthPx; column += 1)
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
  }
  return { width, height: width, data };
}

test.each([
  'otpauth://totp/Gr%C3%BCnland:hanna%40hof-ohlsen.example?issuer=Gr%C3%BCnland&secret=JBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
  `otpauth://totp/${'a'.repeat(254)}?secret=${'B'.repeat(32)}`,
])('%s can be scanned', (text) => {
  const picture = createQrPicture(text);
  expect(decodeQR(renderPixels(picture))).toBe(text);
  expect(picture.path).not.toMatch(/M[0-3] |M\d+ [0-3]h/u);
});
