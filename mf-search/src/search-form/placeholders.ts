/** Placeholder of the search input (specification section 8). */
export const DEFAULT_PLACEHOLDER = 'Search here…';

/** German placeholder of the site. */
export const GERMAN_PLACEHOLDER = 'Suchen, z. B. Schlepper';
