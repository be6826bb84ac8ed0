import sharp from 'sharp';
import { motifNames } from './motif-names.ts';
import { pictureSize, renderPicture } from './render-picture.ts';
import { lights, seasons } from './scene.ts';

/**
 * Renders an SVG at an eighth of its size. Returns the size of the image in pixels and, as
 * `spread`, the standard deviation of its brightness.
 */
async function measureRaster(
  svg: string,
): Promise<{ width: number; height: number; spread: number }> {
  const image = sharp(Buffer.from(svg), { density: 9 });
  const { data, info } = await image.greyscale().raw().toBuffer({ resolveWithObject: true });
  const meanBrightness = data.reduce((sum, value) => sum + value, 0) / data.length;
  const variance =
    data.reduce((sum, value) => sum + (value - meanBrightness) ** 2, 0) / data.length;
  return { width: info.width, height: info.height, spread: Math.sqrt(variance) };
}

describe('renderPicture', () => {
  test('has at least 28 motifs', () => {
    expect(motifNames.length).toBeGreaterThanOrEqual(28);
  });

  test.each([...motifNames])(
    'draws %s, always the same for the same name',
    async (motif) => {
      const [light, season] = [lights[motif.length % 3]!, seasons[motif.length % 4]!];
      const svg = renderPicture(`${motif}-${light}-${season}-3`)!;
      expect(svg).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 2400 1600"/u,
      );
      expect(svg).not.toMatch(/NaN|undefined|Infinity/u);
      expect(svg.length).toBeLessThan(330 * 1024);
      expect(renderPicture(`${motif}-${light}-${season}-3`)).toBe(svg);
      expect(renderPicture(`${motif}-${light}-${season}-4`)).not.toBe(svg);
      const rasterStats = await measureRaster(svg);
      expect(rasterStats.width).toBe(pictureSize.width / 8);
      expect(rasterStats.height).toBe(pictureSize.height / 8);
      // The spread of a blank sheet is near 0.
      expect(rasterStats.spread).toBeGreaterThan(20);
    },
    30_000,
  );

  test('draws light and season differently', () => {
    const pictures = new Set(
      lights.flatMap((light) =>
        seasons.map((season) => renderPicture(`felder-${light}-${season}-1`)),
      ),
    );
    expect(pictures.size).toBe(lights.length * seasons.length);
  }, 30_000);

  test.each([
    'drache-morgen-sommer-1',
    'traktor-nacht-sommer-1',
    'traktor-morgen-sommer',
    'traktor-morgen-sommer-x',
    'toString-morgen-sommer-1',
    '',
  ])('rejects the name "%s"', (name) => {
    expect(renderPicture(name)).toBeUndefined();
  });
});
