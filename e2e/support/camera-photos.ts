import type { Page } from '@playwright/test';

/** Selects different photos of twelve megapixels in a page's file input. */
export async function chooseCameraPhotos(page: Page, count: number): Promise<void> {
  const input = await page.locator('input[type=file]').elementHandle();
  await page.evaluate(
    async ([field, most]) => {
      const side = 250;
      const tile = new OffscreenCanvas(side, side);
      const drawn = tile.getContext('2d');
      const noise = new ImageData(side, side);
      // Noise and edges everywhere make the files as large as those of a camera.
      for (let at = 0; at < noise.data.length; at += 1) {
        noise.data[at] = at % 4 === 3 ? 255 : 90 + ((at * 2_654_435_761) >>> 26);
      }
      drawn?.putImageData(noise, 0, 0);
      const canvas = new OffscreenCanvas(4000, 3000);
      const paper = canvas.getContext('2d');
      const pattern = paper?.createPattern(tile, 'repeat');
      if (!paper || !pattern) throw new Error('no canvas context');
      paper.fillStyle = pattern;
      paper.fillRect(0, 0, 4000, 3000);
      const chosen = new DataTransfer();
      for (let number = 1; number <= most; number += 1) {
        paper.fillStyle = `hsl(${number * 17} 60% 40%)`;
        paper.fillRect(200, 200, 900, 900);
        const photo = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
        chosen.items.add(new File([photo], 'image.jpg', { type: 'image/jpeg' }));
      }
      (field as HTMLInputElement).files = chosen.files;
      (field as HTMLInputElement).dispatchEvent(new Event('change', { bubbles: true }));
    },
    [input, count] as const,
  );
}
