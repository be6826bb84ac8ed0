/**
 * Texts of the search widgets. The defaults are the English texts from the specification. The site
 * passes German texts instead.
 */
export interface SearchTexts {
  readonly noFacetValues: string;
  /** Placeholder of the input that searches a facet's values. */
  readonly facetPlaceholder: string;
  readonly stats: (total: number, ms: number) => string;
  readonly showMore: string;
  readonly ratingUp: string;
  readonly ratingLabel: (stars: number) => string;
  readonly voice: string;
  readonly voiceDenied: string;
}

function formatEnglishStats(total: number, durationMs: number): string {
  if (total === 0) return 'No results';
  return total === 1 ? '1 result' : `${total} results found in ${durationMs}ms`;
}

/** English defaults (specification sections 8 and 9). */
export const DEFAULT_TEXTS: SearchTexts = {
  noFacetValues: 'No results.',
  facetPlaceholder: 'Search here…',
  stats: formatEnglishStats,
  showMore: 'Show more',
  ratingUp: '& Up',
  ratingLabel: (stars) => `${stars} & up`,
  voice: 'Search by voice',
  voiceDenied: 'Search by voice (not allowed)',
};

const numberFormat = new Intl.NumberFormat('de-DE');

/** German texts of the site. */
export const GERMAN_TEXTS: SearchTexts = {
  noFacetValues: 'Keine Treffer.',
  facetPlaceholder: 'weitere suchen',
  // Readers do not need the duration.
  stats: (total) => (total === 0 ? 'Keine Treffer' : `${numberFormat.format(total)} Treffer`),
  showMore: 'Mehr anzeigen',
  ratingUp: 'und mehr',
  ratingLabel: (stars) => `${stars} Sterne und mehr`,
  voice: 'Mit der Stimme suchen',
  voiceDenied: 'Das Mikrofon ist nicht erlaubt',
};
