import type { traderNames } from './seller-names.ts';

/** Legally required details of a commercial seller; all fictional. */
export interface DemoTrader {
  readonly email: string;
  readonly legalName: string;
  readonly imprint: string;
  readonly registerNo: string | null;
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
  },
  'Baumschule Hagedorn': {
    email: 'hagedorn@firma.example',
    legalName: 'Jette Hagedorn',
    imprint: formatImprint('Baumschule Hagedorn', 'Im Quartier 7', '24103 Kiel', 'Jette Hagedorn'),
    registerNo: null,
  },
};
