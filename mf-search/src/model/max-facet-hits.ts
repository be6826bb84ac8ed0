/** Maximum number of values in a facet value search (specification section 9). */
export const MAX_FACET_HITS = 100;
