/**
 * Returns the fields of a response that say whether its counts are complete. Here only lists of facet
 * values may be incomplete.
 */
export const getExhaustiveness = (areFacetValuesExhaustive = true) => ({
  exhaustiveFacetsCount: true,
  exhaustiveNbHits: true,
  exhaustiveTypo: true,
  exhaustive: {
    nbHits: true,
    typo: true,
    facetsCount: true,
    facetValues: areFacetValuesExhaustive,
    rulesMatch: true,
  },
});
