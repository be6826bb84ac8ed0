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
  readonly hidden: ReadonlySet<string>;
  /** Positions of the promoted documents by id; the first position is 0. */
  readonly promoted: ReadonlyMap<string, number>;
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
  const hidden = new Set<string>();
  const promoted = new Map<string, number>();
  const applied = rules.filter((one) => isApplicable(one, params));
  for (const { consequence } of applied) {
    for (const { objectID } of consequence?.hide ?? []) hidden.add(objectID);
    for (const { objectID, position } of consequence?.promote ?? []) {
      promoted.set(objectID, position);
    }
  }
  return { params: applied.reduce(addRuleParams(source), params), hidden, promoted };
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
  found: readonly Recommendation[],
  { collection }: SearchIndex,
  { hidden }: RecommendRuleResult,
): readonly Recommendation[] {
  if (hidden.size === 0) return found;
  return found.filter(({ slot }) => !hidden.has(collection.record(slot)?.objectID ?? ''));
}

/** Inserts promoted documents at their positions, even if they were not recommended. */
export function insertPromotedDocuments(
  found: readonly Recommendation[],
  { collection }: SearchIndex,
  { promoted }: RecommendRuleResult,
): readonly Recommendation[] {
  const places = [...promoted].flatMap(([objectID, place]) => {
    const slot = collection.getSlot(objectID);
    return slot === undefined ? [] : [{ slot, place }];
  });
  const slots = new Set(places.map(({ slot }) => slot));
  const rest = found.filter(({ slot }) => !slots.has(slot));
  for (const { slot, place } of places.toSorted((a, b) => a.place - b.place)) {
    const known = found.find((one) => one.slot === slot) ?? { slot, score: 100 };
    rest.splice(Math.min(place, rest.length), 0, known);
  }
  return rest;
}
