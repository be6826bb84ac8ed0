import type { SearchIndex } from '#search/collection/search-index.ts';
import type { SearchParams } from '#search/params/search-params.ts';
import { getValuesAtPath, type SearchRecord } from '#search/records/search-record.ts';
import { joinFilters } from '#search/rules/apply-rules.ts';
import { getFilterKeys, isActive } from '#search/rules/match-rule.ts';
import type { RecommendRule } from './recommend-rule.ts';

/** A recommended document. One from the fallback search has no score. */
export interface Recommendation {
  readonly slot: number;
  readonly score?: number;
}

export interface RecommendRuleResult {
  readonly params: SearchParams;
  readonly hiddenIds: ReadonlySet<string>;
  /** Positions of the promoted documents by id; the first position is 0. */
  readonly promotedPositionById: ReadonlyMap<string, number>;
}

function isApplicable({ condition, ...rule }: RecommendRule, params: SearchParams): boolean {
  if (!isActive(rule, Date.now() / 1000)) return false;
  const { filters, context } = condition ?? {};
  if (context !== undefined && !(params.ruleContexts ?? []).includes(context)) return false;
  const activeFilters = new Set(getFilterKeys(params.filters));
  return getFilterKeys(filters).every((key) => activeFilters.has(key));
}

/**
 * Creates facet filters that require the source document's facet values or, if negated, exclude
 * them.
 */
function getSourceFacetFilters(
  { consequence }: RecommendRule,
  source: SearchRecord | undefined,
): string[] {
  const subQueries = source ? (consequence?.params?.automaticFacetFilters ?? []) : [];
  return subQueries.flatMap(({ facet, negative = false }) =>
    getValuesAtPath(source, facet).map(
      (value) => `${facet}:${negative ? '-' : ''}${String(value)}`,
    ),
  );
}

/** Applies all rules whose condition is met. */
export function applyRecommendRules(
  rules: readonly RecommendRule[],
  params: SearchParams,
  source: SearchRecord | undefined,
): RecommendRuleResult {
  const hiddenIds = new Set<string>();
  const promotedPositionById = new Map<string, number>();
  const appliedRules = rules.filter((one) => isApplicable(one, params));
  for (const { consequence } of appliedRules) {
    for (const { objectID } of consequence?.hide ?? []) hiddenIds.add(objectID);
    for (const { objectID, position } of consequence?.promote ?? []) {
      promotedPositionById.set(objectID, position);
    }
  }
  return {
    params: appliedRules.reduce(addRuleParams(source), params),
    hiddenIds,
    promotedPositionById,
  };
}

const addRuleParams =
  (source: SearchRecord | undefined) =>
  (params: SearchParams, rule: RecommendRule): SearchParams => {
    const { filters: own, optionalFilters = [] } = rule.consequence?.params ?? {};
    const filters = joinFilters(params.filters, own);
    return {
      ...params,
      ...(filters !== '' && { filters }),
      facetFilters: [params.facetFilters ?? [], getSourceFacetFilters(rule, source)].flat(),
      optionalFilters: [params.optionalFilters ?? [], [...optionalFilters]].flat(),
    };
  };

export function removeHiddenDocuments(
  recommendations: readonly Recommendation[],
  { collection }: SearchIndex,
  { hiddenIds }: RecommendRuleResult,
): readonly Recommendation[] {
  if (hiddenIds.size === 0) return recommendations;
  return recommendations.filter(
    ({ slot }) => !hiddenIds.has(collection.record(slot)?.objectID ?? ''),
  );
}

/** Inserts promoted documents at their positions, even if they were not recommended. */
export function insertPromotedDocuments(
  recommendations: readonly Recommendation[],
  { collection }: SearchIndex,
  { promotedPositionById }: RecommendRuleResult,
): readonly Recommendation[] {
  const promotedSlots = [...promotedPositionById].flatMap(([objectID, place]) => {
    const slot = collection.getSlot(objectID);
    return slot === undefined ? [] : [{ slot, place }];
  });
  const slots = new Set(promotedSlots.map(({ slot }) => slot));
  const otherRecommendations = recommendations.filter(({ slot }) => !slots.has(slot));
  for (const { slot, place } of promotedSlots.toSorted((a, b) => a.place - b.place)) {
    const foundHit = recommendations.find((one) => one.slot === slot) ?? { slot, score: 100 };
    otherRecommendations.splice(Math.min(place, otherRecommendations.length), 0, foundHit);
  }
  return otherRecommendations;
}
