import { jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { parseSearchState } from '#model/search-state.ts';
import { useLiveSearch } from './useLiveSearch.ts';

/** Time in milliseconds after which a search counts as stalled. */
const STALLED_AFTER_MS = 200;

/**
 * Captures the timers that mark a search as stalled, so that the test can fire them. All other
 * timers run normally.
 */
function captureStalledTimers() {
  const capturedCallbacks: (() => void)[] = [];
  const captureTimeout = (callback: () => void, delayMs?: number) => {
    if (delayMs !== STALLED_AFTER_MS) return originalSetTimeout(callback, delayMs);
    capturedCallbacks.push(callback);
    return originalSetTimeout(() => {}, 0);
  };
  // Does not use a Jest spy, because Testing Library would mistake the spy for fake timers.
  globalThis.setTimeout = captureTimeout as never;
  return capturedCallbacks;
}

/**
 * Holds back the responses to the browser's searches. The test decides for each query when its
 * response arrives.
 */
function captureSearches() {
  const resumeByQuery = new Map<string, () => void>();
  const respondWhenResumed = async (_url: unknown, init?: RequestInit) => {
    const { requests } = JSON.parse(String(init?.body)) as { requests: { query?: string }[] };
    const { query } = requests[0] ?? {};
    if (query !== undefined)
      await new Promise<void>((resolve) => resumeByQuery.set(query, resolve));
    const results = requests.map(() => ({ hits: [], nbHits: 0, processingTimeMS: 1 }));
    return new Response(JSON.stringify({ results }));
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(respondWhenResumed as never);
  return resumeByQuery;
}

const originalSetTimeout = globalThis.setTimeout;
afterEach(() => {
  globalThis.setTimeout = originalSetTimeout;
  jest.restoreAllMocks();
});

test('shows a search as stalled only while it is the newest', async () => {
  const stalledTimers = captureStalledTimers();
  const answers = captureSearches();
  const form = document.createElement('form');
  const input = form.appendChild(document.createElement('input'));
  input.name = 'q';
  const access = { applicationId: 'a', key: 'k' };
  const data = { state: parseSearchState(new URLSearchParams()), model: null, access };
  const { result, unmount } = renderHook(() => useLiveSearch(data, { current: form }));
  const type = async (query: string) => {
    input.value = query;
    act(() => result.current.onChange());
    await waitFor(() => expect(answers.has(query)).toBe(true));
  };

  await type('heu');
  await type('heuballen');
  act(() => stalledTimers[1]?.());
  expect(result.current.isStalled).toBe(true);
  answers.get('heuballen')?.();
  await waitFor(() => expect(result.current.state.query).toBe('heuballen'));
  expect(result.current.isStalled).toBe(false);

  // The older search is still pending, and its timer fires only now.
  act(() => stalledTimers[0]?.());
  expect(stalledTimers).toHaveLength(2);
  expect(result.current.isStalled).toBe(false);
  unmount();
});
