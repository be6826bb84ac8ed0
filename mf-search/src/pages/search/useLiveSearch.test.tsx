import { jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { readState } from '#model/search-state.ts';
import { useLiveSearch } from './useLiveSearch.ts';

/** Milliseconds after which a search counts as stalled. */
const STALLED_MS = 200;

/** Timers for stalled searches, to be let off by hand; all others run. */
function holdStalledTimers() {
  const held: (() => void)[] = [];
  const later = (callback: () => void, ms?: number) => {
    if (ms !== STALLED_MS) return real(callback, ms);
    held.push(callback);
    return real(() => {}, 0);
  };
  // Not a spy: the testing library takes one for fake timers.
  globalThis.setTimeout = later as never;
  return held;
}

/** Searches of the browser by the query, each answered when it is told to be. */
function holdAnswers() {
  const waiting = new Map<string, () => void>();
  const answer = async (_url: unknown, init?: RequestInit) => {
    const { requests } = JSON.parse(String(init?.body)) as { requests: { query?: string }[] };
    const { query } = requests[0] ?? {};
    if (query !== undefined) await new Promise<void>((done) => waiting.set(query, done));
    const results = requests.map(() => ({ hits: [], nbHits: 0, processingTimeMS: 1 }));
    return new Response(JSON.stringify({ results }));
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer as never);
  return waiting;
}

const real = globalThis.setTimeout;
afterEach(() => {
  globalThis.setTimeout = real;
  jest.restoreAllMocks();
});

test('a search counts as stalled while it is the newest, and no longer', async () => {
  const timers = holdStalledTimers();
  const answers = holdAnswers();
  const form = document.createElement('form');
  const input = form.appendChild(document.createElement('input'));
  input.name = 'q';
  const access = { applicationId: 'a', key: 'k' };
  const data = { state: readState(new URLSearchParams()), model: null, access };
  const { result, unmount } = renderHook(() => useLiveSearch(data, { current: form }));
  const type = async (query: string) => {
    input.value = query;
    act(() => result.current.onChange());
    await waitFor(() => expect(answers.has(query)).toBe(true));
  };

  await type('heu');
  await type('heuballen');
  act(() => timers[1]?.());
  expect(result.current.stalled).toBe(true);
  answers.get('heuballen')?.();
  await waitFor(() => expect(result.current.state.query).toBe('heuballen'));
  expect(result.current.stalled).toBe(false);

  // The older one has not answered yet, and its timer goes off late.
  act(() => timers[0]?.());
  expect(timers).toHaveLength(2);
  expect(result.current.stalled).toBe(false);
  unmount();
});
