import type { Page } from '@playwright/test';

/**
 * Creates different photos of twelve megapixels each and selects them in the file input of the
 * page.
 */
export async function chooseCameraPhotos(page: Page, count: number): Promise<void> {
  const input = await page.locator('input[type=file]').elementHandle();
  await page.evaluate(
    async ([fileInput, photoCount]) => {
      const tileSizePx = 250;
      const tile = new OffscreenCanvas(tileSizePx, tileSizePx);
      const tileContext = tile.getContext('2d');
      const noise = new ImageData(tileSizePx, tileSizePx);
      // Fills the whole picture with noise, so that the files are as large as camera photos.
      for (let index = 0; index < noise.data.length; index += 1) {
        noise.data[index] = index % 4 === 3 ? 255 : 90 + ((index * 2_654_435_761) >>> 26);
      }
      tileContext?.putImageData(noise, 0, 0);
      const canvas = new OffscreenCanvas(4000, 3000);
      const canvasContext = canvas.getContext('2d');
      const pattern = canvasContext?.createPattern(tile, 'repeat');
      if (!canvasContext || !pattern) throw new Error('no canvas context');
      canvasContext.fillStyle = pattern;
      canvasContext.fillRect(0, 0, 4000, 3000);
      const dataTransfer = new DataTransfer();
      for (let photoNumber = 1; photoNumber <= photoCount; photoNumber += 1) {
        canvasContext.fillStyle = `hsl(${photoNumber * 17} 60% 40%)`;
        canvasContext.fillRect(200, 200, 900, 900);
        const photo = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
        dataTransfer.items.add(new File([photo], 'image.jpg', { type: 'image/jpeg' }));
      }
      (fileInput as HTMLInputElement).files = dataTransfer.files;
      (fileInput as HTMLInputElement).dispatchEvent(new Event('change', { bubbles: true }));
    },
    [input, count] as const,
  );
}
