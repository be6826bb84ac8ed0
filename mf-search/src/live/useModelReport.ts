import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useInstantSearch } from 'react-instantsearch-core';
import { getBrowserClient } from '#engine/instant-search-client.ts';
import { recommendDocuments } from '#engine/recommend.ts';
import type { SearchAccess } from '#engine/search-client.ts';
import type { RecommendationModel, SearchModel } from '#model/search-model.ts';
import type { LiveSearchProps } from './live-search-types.ts';
import { toUiState } from './ui-state.ts';

/** Search results without recommendations. */
type BaseSearchModel = Omit<SearchModel, 'recommendation'>;

/**
 * Applies the visitor's latest search to InstantSearch and reports the model once it belongs to that
 * search. The hooks return the results of the previous search until the response arrives.
 */
export function useModelReport(
  { data, request, onResults }: LiveSearchProps,
  model: BaseSearchModel,
): void {
  const { status, error, scopedResults, setUiState } = useInstantSearch();
  const results = scopedResults[0]?.results;
  const appliedRequest = useRef(request);
  const outdated = useRef<{ results: unknown; error: unknown }>({ results: null, error: null });
  useLayoutEffect(() => {
    if (appliedRequest.current === request) return;
    appliedRequest.current = request;
    outdated.current = { results, error };
    setUiState(toUiState(request.state));
  });
  const recommendation = useRecommendation(data.access, results, model);
  useEffect(() => {
    if (status === 'error' && error !== outdated.current.error) {
      onResults({ request, model: null });
    } else if (status === 'idle' && hasArrived(results) && results !== outdated.current.results) {
      onResults({ request, model: { ...model, recommendation } });
    }
  });
}

/** Returns whether the search service sent the results. InstantSearch starts with empty ones. */
const hasArrived = (results: object | null | undefined): boolean =>
  results !== null && results !== undefined && !('__isArtificial' in results);

/** Returns recommendations for few or no hits. Null until they arrive. */
function useRecommendation(
  access: SearchAccess,
  results: object | null | undefined,
  { total, hits, groups }: BaseSearchModel,
): RecommendationModel | null {
  const [answer, setAnswer] = useState<{
    readonly results: object;
    readonly recommendation: RecommendationModel | null;
  } | null>(null);
  const [bestHit] = [...hits, ...groups.flatMap((group) => group.hits)];
  const requestRecommendation = useEffectEvent(() =>
    recommendDocuments(getBrowserClient(access), total, bestHit),
  );
  useEffect(() => {
    if (!results || !hasArrived(results)) return;
    let isLatest = true;
    void requestRecommendation().then((recommendation) => {
      if (isLatest) setAnswer({ results, recommendation });
    });
    return () => {
      isLatest = false;
    };
  }, [results]);
  return answer?.results === results ? (answer?.recommendation ?? null) : null;
}
