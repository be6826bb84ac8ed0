/** Maximum number of values that a search in a facet's values returns (specification section 9). */
export const MAX_FACET_HITS = 100;
