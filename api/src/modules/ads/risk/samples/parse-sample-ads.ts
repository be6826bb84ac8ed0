import { z } from 'zod';

import type { AssessedAd } from '../assessed-ad.ts';

const sampleLineSchema = z.tuple(
  [
    z.string().regex(/^(?:-|[a-z]+(?:-[a-z]+)*)$/u, 'the category is not a slug'),
    z.string().regex(/^(?:-|\d+(?:\.\d+)?)$/u, 'the price is neither a number nor "-"'),
    z.string().min(1, 'the title is empty'),
    z.string().min(1, 'the text is empty'),
  ],
  'a line has four fields',
);

/**
 * Parses sample ads, one per line: `category or - | price in euros or - | title | text`. Lines that start
 * with `#` are comments.
 *
 * @param file name of the file in errors
 * @throws Error that names the first invalid line
 */
export function parseSampleAds(lines: string, file = 'sample ads'): AssessedAd[] {
  return lines.split('\n').flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const parsedLine = sampleLineSchema.safeParse(line.split('|').map((part) => part.trim()));
    if (!parsedLine.success) {
      throw new Error(`${file}:${index + 1} ${parsedLine.error.issues[0]?.message}`);
    }
    return [createSampleAd(parsedLine.data)];
  });
}

function createSampleAd([category, price, title, description]: z.output<
  typeof sampleLineSchema
>): AssessedAd {
  const euros = Number(price);
  return {
    category,
    kind: /^suche\b/iu.test(title) ? 'suche' : 'biete',
    title,
    description,
    priceKind: price === '0' ? 'zu_verschenken' : price === '-' ? 'auf_anfrage' : 'vb',
    priceCents: euros > 0 ? euros * 100 : null,
    priceUnit: 'gesamt',
    condition: null,
    attributes: {},
    sellerName: 'Hof Beispiel',
  };
}
