import type { SearchKind } from './search-kinds.ts';

/** Category path of an entry at each level: `Landtechnik`, `Landtechnik > Traktoren`. */
export interface SearchCategory {
  readonly lvl0: string;
  readonly lvl1?: string;
  readonly lvl2?: string;
}

/** Index entry of an article, ad, event or job posting. Contains no personal data. */
export interface SearchDocument {
  readonly objectID: string;
  readonly kind: SearchKind;
  readonly title: string;
  /** Path of the entry's page. */
  readonly path: string;
  readonly kicker?: string;
  readonly lead?: string;
  /** Full text of the page, for search and excerpts. */
  readonly text?: string;
  readonly category?: SearchCategory;
  /** Publication time or, for events, start time; in seconds since 1970. */
  readonly date: number;
  /** Part numbers and model names in the text, because people search for these. */
  readonly numbers?: readonly string[];
  readonly picture?: { readonly filename: string; readonly alt: string };
  /** Article format, for example `reportage` or `interview`. */
  readonly form?: string;
  readonly authors?: readonly string[];
  /** Whether an ad offers or seeks: `Ich biete`, `Ich suche`. */
  readonly offer?: string;
  /** Kind of seller: `Privat`, `Gewerblich`. */
  readonly seller?: string;
  readonly brand?: string;
  /** Price of an ad or admission of an event, in whole euros. */
  readonly price?: number;
  readonly region?: string;
  readonly place?: string;
  readonly hasPicture?: boolean;
  /** How to attend an event: `Vor Ort`, `Online`. */
  readonly format?: string;
  readonly free?: boolean;
  /** Type of employment: `Vollzeit`, `Saison`. */
  readonly employment?: string;
  readonly company?: string;
  /** Stated pay of a job, or price of an ad with its kind: „16 bis 18 € pro Stunde“, „900 € VB“. */
  readonly pay?: string;
  /** Rating from 1 to 5. */
  readonly rating?: number;
  readonly _geoloc?: { readonly lat: number; readonly lng: number };
}
