import type { SearchKind, SearchSort } from '@gruenland/shared-contracts/search/search-kinds.ts';

/** How a facet is refined: values to tick, one of them, a tree, a span of numbers, yes or no. */
export type FacetShape = 'list' | 'menu' | 'tree' | 'range' | 'toggle' | 'rating';

export interface KindFacet {
  readonly shape: FacetShape;
  /** Parameter in the address; a range has two, `preis_von` and `preis_bis`. */
  readonly param: string;
  readonly attribute: string;
  readonly label: string;
  /** Of a list: whether one or all of the chosen values must fit; `or` where it is left out. */
  readonly operator?: 'and' | 'or';
  /** Its values can be looked for by name (`searchable(…)` in the settings of the index). */
  readonly searchable?: boolean;
  /** German names of values that are stored as codes. */
  readonly names?: Readonly<Record<string, string>>;
}

const TREE: KindFacet = { shape: 'tree', param: 'thema', attribute: 'category', label: 'Thema' };
const REGION: KindFacet = {
  shape: 'list',
  param: 'region',
  attribute: 'region',
  label: 'Region',
  searchable: true,
};

const FORMS = {
  artikel: 'Artikel',
  reportage: 'Reportage',
  interview: 'Interview',
  bericht: 'Bericht',
  marktbericht: 'Marktbericht',
  firmennachricht: 'Aus den Unternehmen',
  bildergalerie: 'Bildergalerie',
  kommentar: 'Kommentar',
};

/** What each kind can be narrowed down by, in the order it is shown. */
export const FACETS: Readonly<Record<SearchKind, readonly KindFacet[]>> = {
  artikel: [
    TREE,
    { shape: 'list', param: 'form', attribute: 'form', label: 'Form', names: FORMS },
    {
      shape: 'list',
      param: 'autor',
      attribute: 'authors',
      label: 'Autorin, Autor',
      searchable: true,
    },
  ],
  kleinanzeigen: [
    { ...TREE, label: 'Kategorie' },
    { shape: 'list', param: 'angebot', attribute: 'offer', label: 'Angebot' },
    { shape: 'range', param: 'preis', attribute: 'price', label: 'Preis in Euro' },
    { shape: 'list', param: 'marke', attribute: 'brand', label: 'Marke', searchable: true },
    REGION,
    { shape: 'menu', param: 'anbieter', attribute: 'seller', label: 'Anbieter' },
    { shape: 'rating', param: 'sterne', attribute: 'rating', label: 'Bewertung' },
    { shape: 'toggle', param: 'bild', attribute: 'hasPicture', label: 'Nur mit Bild' },
  ],
  veranstaltungen: [
    { ...TREE, label: 'Art der Veranstaltung' },
    { shape: 'list', param: 'format', attribute: 'format', label: 'Teilnahme' },
    REGION,
    { shape: 'toggle', param: 'frei', attribute: 'free', label: 'Nur kostenlose' },
  ],
  jobs: [
    { ...TREE, label: 'Bereich' },
    { shape: 'list', param: 'arbeit', attribute: 'employment', label: 'Anstellung' },
    REGION,
  ],
};

export const KIND_LABELS: Readonly<Record<SearchKind, string>> = {
  artikel: 'Artikel',
  kleinanzeigen: 'Kleinanzeigen',
  veranstaltungen: 'Veranstaltungen',
  jobs: 'Jobs',
};

export const SORT_LABELS: Readonly<Record<SearchSort, string>> = {
  neueste: 'Neueste zuerst',
  preis_auf: 'Preis aufsteigend',
  preis_ab: 'Preis absteigend',
  naechste: 'Nächste zuerst',
};
