import type { SearchKind } from './search-kinds.ts';

/** Names of the category and of those above it: `Landtechnik`, `Landtechnik > Traktoren`. */
export interface SearchCategory {
  readonly lvl0: string;
  readonly lvl1?: string;
  readonly lvl2?: string;
}

/** What an index knows of one article, ad, event or job. Never personal data. */
export interface SearchDocument {
  readonly objectID: string;
  readonly kind: SearchKind;
  readonly title: string;
  /** Own path of the page. */
  readonly path: string;
  readonly kicker?: string;
  readonly lead?: string;
  /** Words of the page; searched, shown in extracts. */
  readonly text?: string;
  readonly category?: SearchCategory;
  /** Seconds since 1970: when it was published or, for events, when it begins. */
  readonly date: number;
  /** Numbers and names by which people ask for parts and machines. */
  readonly numbers?: readonly string[];
  readonly picture?: { readonly filename: string; readonly alt: string };
  /** Form of an article: `reportage`, `interview`. */
  readonly form?: string;
  readonly authors?: readonly string[];
  /** `Ich biete`, `Ich suche`. */
  readonly offer?: string;
  /** `Privat`, `Gewerblich`. */
  readonly seller?: string;
  readonly brand?: string;
  /** Whole euros. */
  readonly price?: number;
  readonly region?: string;
  readonly place?: string;
  readonly hasPicture?: boolean;
  /** `Vor Ort`, `Online`. */
  readonly format?: string;
  readonly free?: boolean;
  /** `Vollzeit`, `Saison`. */
  readonly employment?: string;
  readonly company?: string;
  /** 1 to 5. */
  readonly rating?: number;
  readonly _geoloc?: { readonly lat: number; readonly lng: number };
}
