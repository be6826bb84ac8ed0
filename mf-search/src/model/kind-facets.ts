import type { SearchKind, SearchSort } from '@gruenland/shared-contracts/search/search-kinds.ts';

/**
 * How visitors filter by a facet. `list`: one or more values. `menu`: one value. `tree`: one
 * branch. `range`: a range of numbers. `toggle`: yes or no.
 */
export type FacetShape = 'list' | 'menu' | 'tree' | 'range' | 'toggle';

export interface KindFacet {
  readonly shape: FacetShape;
  /**
   * Name of the query parameter. A range has two parameters, such as `preis_von` and `preis_bis`.
   */
  readonly param: string;
  readonly attribute: string;
  readonly label: string;
  /**
   * Whether a hit must match at least one (`or`) or all (`and`) of the selected values of a list.
   * Default `or`.
   */
  readonly operator?: 'and' | 'or';
  /**
   * Whether visitors can search the values by name. The index settings must contain
   * `searchable(…)`.
   */
  readonly searchable?: boolean;
  /** German names of values, if the index stores the values as codes. */
  readonly names?: Readonly<Record<string, string>>;
}

const CATEGORY_FACET: KindFacet = {
  shape: 'tree',
  param: 'thema',
  attribute: 'category',
  label: 'Thema',
};
const REGION_FACET: KindFacet = {
  shape: 'list',
  param: 'region',
  attribute: 'region',
  label: 'Region',
  searchable: true,
};

const ARTICLE_FORM_LABELS = {
  artikel: 'Artikel',
  reportage: 'Reportage',
  interview: 'Interview',
  bericht: 'Bericht',
  marktbericht: 'Marktbericht',
  firmennachricht: 'Aus den Unternehmen',
  bildergalerie: 'Bildergalerie',
  kommentar: 'Kommentar',
};

/** Facets of each kind of document, in display order. */
export const FACETS_BY_KIND: Readonly<Record<SearchKind, readonly KindFacet[]>> = {
  articles: [
    CATEGORY_FACET,
    { shape: 'list', param: 'form', attribute: 'form', label: 'Form', names: ARTICLE_FORM_LABELS },
    {
      shape: 'list',
      param: 'autor',
      attribute: 'authors',
      label: 'Autorin, Autor',
      searchable: true,
    },
  ],
  ads: [
    { ...CATEGORY_FACET, label: 'Kategorie' },
    { shape: 'list', param: 'angebot', attribute: 'offer', label: 'Angebot' },
    { shape: 'range', param: 'preis', attribute: 'price', label: 'Preis in Euro' },
    { shape: 'list', param: 'marke', attribute: 'brand', label: 'Marke', searchable: true },
    REGION_FACET,
    { shape: 'menu', param: 'anbieter', attribute: 'seller', label: 'Anbieter' },
    { shape: 'toggle', param: 'bild', attribute: 'hasPicture', label: 'Nur mit Bild' },
  ],
  events: [
    { ...CATEGORY_FACET, label: 'Art der Veranstaltung' },
    { shape: 'list', param: 'format', attribute: 'format', label: 'Teilnahme' },
    REGION_FACET,
    { shape: 'toggle', param: 'frei', attribute: 'free', label: 'Nur kostenlose' },
  ],
  jobs: [
    { ...CATEGORY_FACET, label: 'Bereich' },
    { shape: 'list', param: 'arbeit', attribute: 'employment', label: 'Anstellung' },
    REGION_FACET,
  ],
};

export const KIND_LABELS: Readonly<Record<SearchKind, string>> = {
  articles: 'Artikel',
  ads: 'Kleinanzeigen',
  events: 'Veranstaltungen',
  jobs: 'Jobs',
};

export const SORT_LABELS: Readonly<Record<SearchSort, string>> = {
  neueste: 'Neueste zuerst',
  preis_auf: 'Preis aufsteigend',
  preis_ab: 'Preis absteigend',
  naechste: 'Nächste zuerst',
};
