import type { AssessedAd } from '../assessed-ad.ts';

/** Parses sample ads, one per line: `category | price in euros or - | title | text`. */
export function parseSampleAds(lines: string): AssessedAd[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [category = '', price = '', title = '', description = ''] = line
        .split('|')
        .map((part) => part.trim());
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
    });
}
