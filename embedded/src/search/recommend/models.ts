/** Names of the recommendation models. */
export const RECOMMEND_MODELS: readonly string[] = [
  'related-products',
  'bought-together',
  'looking-similar',
  'trending-items',
  'trending-facets',
];
