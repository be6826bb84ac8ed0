import { traderNames } from './seller-names.ts';

/** Legally required details of a commercial seller; all fictional. */
export interface DemoTrader {
  readonly email: string;
  readonly legalName: string;
  readonly imprint: string;
  readonly registerNo: string | null;
  /** Name of the place in which the trader's ads are. */
  readonly place: string;
  /** Slugs of the categories in which the trader sells. */
  readonly categories: readonly string[];
}

const formatImprint = (firm: string, street: string, town: string, representative: string) =>
  `${firm}\n${street}\n${town}\n\nVertreten durch ${representative}\nTelefon 0000 123456`;

/** Commercial sellers of the demo, by the name shown in their ads. */
export const demoTraders: Readonly<Record<(typeof traderNames)[number], DemoTrader>> = {
  'Landtechnik Auermann': {
    email: 'auermann@firma.example',
    legalName: 'Klaus Auermann',
    imprint: formatImprint(
      'Landtechnik Auermann',
      'Gewerbering 4',
      '84028 Landshut',
      'Klaus Auermann',
    ),
    registerNo: null,
    place: 'Landshut',
    categories: [
      'traktoren',
      'maehdrescher-haecksler',
      'frontlader-radlader',
      'bodenbearbeitung',
      'saat-duengung-pflege',
      'guelletechnik',
      'ersatzteile',
      'reifen-raeder',
      'oldtimer',
    ],
  },
  'Agrarhandel Pohlmann': {
    email: 'pohlmann@firma.example',
    legalName: 'Silke Pohlmann',
    imprint: formatImprint(
      'Agrarhandel Pohlmann',
      'Am Speicher 11',
      '29221 Celle',
      'Silke Pohlmann',
    ),
    registerNo: null,
    place: 'Celle',
    categories: [
      'heu-stroh',
      'silage',
      'getreide-futtermittel',
      'saat-pflanzgut',
      'gefluegel',
      'rinder',
      'schweine',
      'schafe-ziegen',
      'pferde',
      'bienen',
      'direktvermarktung',
      'hoefe-staelle',
      'acker-gruenland',
    ],
  },
  'Maschinenhof Berger GmbH': {
    email: 'berger@firma.example',
    legalName: 'Anton Berger, Geschäftsführer',
    imprint: formatImprint(
      'Maschinenhof Berger GmbH',
      'Hauptstraße 60',
      '87435 Kempten',
      'Anton Berger, Geschäftsführer',
    ),
    registerNo: 'HRB 00000',
    place: 'Kempten',
    categories: [
      'traktoren',
      'frontlader-radlader',
      'gruenland-ernte',
      'anhaenger-transport',
      'guelletechnik',
      'melktechnik',
      'stalleinrichtung',
      'ersatzteile',
      'oldtimer',
    ],
  },
  'Lohnbetrieb Tietjen': {
    email: 'tietjen@firma.example',
    legalName: 'Hinrich Tietjen',
    imprint: formatImprint(
      'Lohnbetrieb Tietjen',
      'Moorweg 2',
      '26122 Oldenburg',
      'Hinrich Tietjen',
    ),
    registerNo: null,
    place: 'Oldenburg',
    categories: [
      'lohnarbeit',
      'maschinenverleih',
      'gruenland-ernte',
      'guelletechnik',
      'heu-stroh',
      'silage',
    ],
  },
  'Raiffeisen-Markt Oberland': {
    email: 'oberland@firma.example',
    legalName: 'Vroni Kastner, Vorstand',
    imprint: formatImprint(
      'Raiffeisen-Markt Oberland eG',
      'Bahnhofstraße 19',
      '86150 Augsburg',
      'Vroni Kastner, Vorstand',
    ),
    registerNo: 'GnR 000',
    place: 'Augsburg',
    categories: [
      'weidezaun',
      'stalleinrichtung',
      'getreide-futtermittel',
      'saat-pflanzgut',
      'gefluegel',
      'reifen-raeder',
      'direktvermarktung',
      'haus-garten',
    ],
  },
  'Baumschule Hagedorn': {
    email: 'hagedorn@firma.example',
    legalName: 'Jette Hagedorn',
    imprint: formatImprint('Baumschule Hagedorn', 'Im Quartier 7', '24103 Kiel', 'Jette Hagedorn'),
    registerNo: null,
    place: 'Kiel',
    categories: ['haus-garten', 'saat-pflanzgut', 'forsttechnik', 'brennholz', 'wald'],
  },
};

/** Returns the names of the traders that sell in a category. @throws if there is none */
export function listTradersOfCategory(slug: string): readonly (typeof traderNames)[number][] {
  const names = traderNames.filter((name) => demoTraders[name].categories.includes(slug));
  if (names.length === 0) throw new Error(`no demo trader sells in ${slug}`);
  return names;
}
