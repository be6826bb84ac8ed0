/** Values that a search for values of a facet answers with at most (specification section 9). */
export const MOST_FOUND = 100;
