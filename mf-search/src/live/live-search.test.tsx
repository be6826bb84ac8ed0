import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { SearchData } from '#pages/search/search.loader.server.ts';
import { SearchPage } from '#pages/search/SearchPage.tsx';
import { parseSearchState } from '#model/search-state.ts';
import { createResult, startFakeSearchService } from '#samples/fake-search-service.ts';
import { SEARCH_WITH_HITS } from '#samples/search-samples.ts';
import { WRITE_DELAY_MS } from './url-writer.ts';

/** Creates the data of a page that shows the first 20 hits of a query. */
function createPageData(queryString: string): SearchData {
  const state = parseSearchState(new URLSearchParams(queryString));
  const [hit] = SEARCH_WITH_HITS.model!.hits;
  const hits = Array.from({ length: 20 }, (_, index) => {
    const title = `Server ${state.query} ${index + 1}`;
    return { ...hit!, id: title, title: [{ text: title, marked: false }] };
  });
  // Each page has its own key, so that no test gets the cached responses of another one.
  const access = { applicationId: 'app', key: `key ${(keys += 1)}` };
  const facets = SEARCH_WITH_HITS.model!.facets.map((facet) => {
    return { ...facet, values: facet.values.map((value) => ({ ...value, isRefined: false })) };
  });
  const model = { ...SEARCH_WITH_HITS.model!, total: 50, pages: 3, hits, facets };
  return { access, state, model };
}
let keys = 0;

const getTitles = () =>
  screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
const typeQuery = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: /Suche in/u }), { target: { value } });

/** Waits until timers and promises of the libraries have run. */
const settle = () => act(() => new Promise((resolve) => void setTimeout(resolve, 20)));

// Loads the library before the first test, because loading it takes seconds on a busy machine.
beforeAll(() => import('./LiveSearch.browser.tsx'));

let requests: ReturnType<typeof startFakeSearchService>;
beforeEach(() => {
  window.history.replaceState(null, '', '/suche?q=Heu&art=kleinanzeigen');
  requests = startFakeSearchService();
});
afterEach(() => jest.restoreAllMocks());

const answerRequest = async (index: number) => {
  await waitFor(() => expect(requests.length).toBeGreaterThan(index));
  await act(async () => requests[index]!.answer(createResult));
};

test('shows the hits of the server until the first change, then those of one request', async () => {
  render(<SearchPage params={{}} data={createPageData('q=Heu&art=kleinanzeigen')} />);
  expect(getTitles()[0]).toBe('Server Heu 1');
  await settle();
  expect(requests).toHaveLength(0);

  typeQuery('Heub');
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(getTitles()[0]).toBe('Server Heu 1');
  await answerRequest(0);
  await waitFor(() => expect(getTitles()[0]).toBe('Heub 1/1'));
  expect(requests).toHaveLength(1);
  expect(
    requests[0]!.queries.map(({ indexName, query, queryType, hitsPerPage }) => [
      indexName,
      query,
      queryType,
      hitsPerPage,
    ]),
  ).toEqual([
    ['gruenland_articles', 'Heub', 'prefixLast', 0],
    ['gruenland_events', 'Heub', 'prefixLast', 0],
    ['gruenland_jobs', 'Heub', 'prefixLast', 0],
    ['gruenland_ads', 'Heub', 'prefixLast', 20],
  ]);
});

test('searches all kinds without facets when no kind is selected', async () => {
  render(<SearchPage params={{}} data={{ ...createPageData('q=Heu'), model: null }} />);
  typeQuery('Stroh');
  await answerRequest(0);
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(16));
  expect(requests[0]!.queries.map(({ hitsPerPage }) => hitsPerPage)).toEqual([4, 4, 4, 4]);
});

test('filters, and matches complete words after a filter has changed', async () => {
  render(<SearchPage params={{}} data={createPageData('q=Heu&art=kleinanzeigen')} />);
  fireEvent.click(screen.getByRole('checkbox', { name: /Claas/u }));
  await answerRequest(0);
  await waitFor(() => expect(getTitles()[0]).toBe('Heu 1/1'));
  const ads = requests[0]!.queries.find(({ hitsPerPage }) => hitsPerPage === 20);
  expect(ads).toMatchObject({
    queryType: 'prefixNone',
    facetFilters: expect.arrayContaining([expect.arrayContaining(['brand:Claas'])]),
  });
  expect(screen.getByRole('checkbox', { name: /Claas/u })).toHaveProperty('checked', true);
  fireEvent.change(screen.getByRole('spinbutton', { name: 'von' }), { target: { value: '1000' } });
  await answerRequest(1);
  expect(requests[1]!.queries.find(({ hitsPerPage }) => hitsPerPage === 20)).toMatchObject({
    numericFilters: ['price>=1000'],
  });
});

test('appends the hits of the next page below those of the server', async () => {
  render(<SearchPage params={{}} data={createPageData('q=Heu&art=kleinanzeigen')} />);
  for (const [index, count] of [40, 60].entries()) {
    fireEvent.click(screen.getByRole('link', { name: 'Weitere Treffer' }));
    await answerRequest(index);
    await waitFor(() => expect(getTitles()).toHaveLength(count));
    expect(document.activeElement?.textContent).toBe(`Heu ${index + 2}/1`);
  }
  expect(getTitles()[0]).toBe('Server Heu 1');
  typeQuery('Heub');
  await answerRequest(2);
  await waitFor(() => expect(getTitles()).toHaveLength(20));
  expect(getTitles()[0]).toBe('Heub 1/1');
});

test('does not show the hits of the server below another query after a failed page', async () => {
  render(<SearchPage params={{}} data={createPageData('q=Heu&art=kleinanzeigen')} />);
  fireEvent.click(screen.getByRole('link', { name: 'Weitere Treffer' }));
  await failAll(0);
  expect(await screen.findByText('Die Suche ist gerade nicht erreichbar.')).toBeTruthy();
  typeQuery('Stroh');
  const next = requests.length;
  await answerRequest(next);
  await waitFor(() => expect(getTitles()[0]).toBe('Stroh 1/1'));
  expect(getTitles()).toHaveLength(20);
});

/** Fails a request and its repetitions by the client. */
async function failAll(index: number) {
  await waitFor(() => expect(requests.length).toBeGreaterThan(index));
  await act(async () => {
    for (let next = index; next < requests.length; next += 1) {
      requests[next]!.answer();
      await new Promise((resolve) => void setTimeout(resolve, 20));
    }
  });
}

test('finds again after a failed search', async () => {
  render(<SearchPage params={{}} data={createPageData('q=Heu&art=kleinanzeigen')} />);
  typeQuery('Stroh');
  await answerRequest(0);
  await waitFor(() => expect(getTitles()[0]).toBe('Stroh 1/1'));
  typeQuery('Strohballen');
  await failAll(1);
  expect(await screen.findByText('Die Suche ist gerade nicht erreichbar.')).toBeTruthy();
  const next = requests.length;
  typeQuery('Silage');
  await answerRequest(next);
  await waitFor(() => expect(getTitles()[0]).toBe('Silage 1/1'));
  expect(requests[next]!.queries.map(({ query }) => query)).toEqual(Array(4).fill('Silage'));
});

test('shows only the results of the newest search', async () => {
  render(<SearchPage params={{}} data={createPageData('q=Heu&art=kleinanzeigen')} />);
  typeQuery('Stroh');
  await waitFor(() => expect(requests).toHaveLength(1));
  typeQuery('Strohballen');
  await waitFor(() => expect(requests).toHaveLength(2));
  await answerRequest(0);
  await settle();
  expect(getTitles()[0]).toBe('Server Heu 1');
  await answerRequest(1);
  await waitFor(() => expect(getTitles()[0]).toBe('Strohballen 1/1'));
});

/** Creates the result of a search in the values of a facet. */
const createFacetResult = ({ facetQuery = '' }: { facetQuery?: string }) => {
  return { facetHits: [{ value: `Marke ${facetQuery}`, highlighted: '', count: 1 }] };
};

describe('searching in the values of a list', () => {
  const listFacetRequests = () =>
    requests.filter(({ queries }) => queries.some(({ type }) => type === 'facet'));
  const answerFacetSearch = (index: number) =>
    act(async () => listFacetRequests()[index]!.answer(createFacetResult));
  const typeBrand = (value: string) =>
    fireEvent.change(screen.getByLabelText(/Marke: weitere suchen/u), { target: { value } });
  const answerFirstSearch = async () => {
    await waitFor(() => expect(requests).toHaveLength(1));
    await act(async () => requests[0]!.answer(createResult));
  };
  const searchBrands = async (value: string) => {
    const count = listFacetRequests().length;
    typeBrand(value);
    if (count === 0) await answerFirstSearch();
    await waitFor(() => expect(listFacetRequests()).toHaveLength(count + 1));
  };
  const findBrand = (query: string) =>
    screen.findByRole('checkbox', { name: new RegExp(`^Marke ${query} ?1$`, 'u'), hidden: true });

  beforeEach(() => {
    const data = createPageData('q=Heu&art=kleinanzeigen');
    const facets = data.model!.facets.map((facet) => ({ ...facet, searchable: true }));
    render(<SearchPage params={{}} data={{ ...data, model: { ...data.model!, facets } }} />);
  });

  test('shows the found values, at most a hundred', async () => {
    await searchBrands('f');
    await answerFacetSearch(0);
    expect(await findBrand('f')).toBeTruthy();
    const [facetSearch] = listFacetRequests()[0]!.queries;
    expect(facetSearch).toMatchObject({ type: 'facet', facetQuery: 'f', maxFacetHits: 100 });
  });

  test('shows those of the newest search, whichever response is the last', async () => {
    await searchBrands('f');
    await searchBrands('fe');
    await answerFacetSearch(1);
    expect(await findBrand('fe')).toBeTruthy();
    await answerFacetSearch(0);
    await settle();
    expect(await findBrand('fe')).toBeTruthy();
  });

  test('waits for the first hits, which could replace the found values', async () => {
    typeBrand('f');
    await waitFor(() => expect(requests).toHaveLength(1));
    await settle();
    expect(listFacetRequests()).toEqual([]);
    await answerFirstSearch();
    await waitFor(() => expect(listFacetRequests()).toHaveLength(1));
    await answerFacetSearch(0);
    expect(await findBrand('f')).toBeTruthy();
  });

  test('shows no values after a failure', async () => {
    await searchBrands('f');
    for (let index = 0; index < listFacetRequests().length; index += 1) {
      await act(async () => listFacetRequests()[index]!.answer());
      await settle();
    }
    expect(await screen.findByText('Keine Treffer.')).toBeTruthy();
  });
});

describe('faults of React InstantSearch that the page avoids', () => {
  test('writes no URL after the page is left', async () => {
    const { unmount } = render(
      <SearchPage params={{}} data={createPageData('q=Heu&art=kleinanzeigen')} />,
    );
    typeQuery('Stroh');
    await answerRequest(0);
    await waitFor(() => expect(getTitles()[0]).toBe('Stroh 1/1'));
    window.history.pushState(null, '', '/artikel?seite=2');
    unmount();
    await act(() => new Promise((resolve) => void setTimeout(resolve, WRITE_DELAY_MS + 100)));
    expect(window.location.href).toMatch(/\/artikel\?seite=2$/u);
  });

  test('shows new results of the server, and searches from them', async () => {
    const data = createPageData('q=Heu&art=kleinanzeigen');
    const { rerender } = render(<SearchPage params={{}} data={data} />);
    typeQuery('Stroh');
    await answerRequest(0);
    await waitFor(() => expect(getTitles()[0]).toBe('Stroh 1/1'));
    rerender(<SearchPage params={{}} data={createPageData('q=Silage&art=kleinanzeigen')} />);
    expect(getTitles()[0]).toBe('Server Silage 1');
    await settle();
    expect(requests).toHaveLength(1);
    fireEvent.click(screen.getByRole('checkbox', { name: /Claas/u }));
    await answerRequest(1);
    await waitFor(() => expect(getTitles()[0]).toBe('Silage 1/1'));
  });

  test('leaves no listener and ignores a response that comes after the page was left', async () => {
    const listeners: unknown[] = [];
    for (const target of [window, document]) {
      jest.spyOn(target, 'addEventListener').mockImplementation(((
        type: string,
        listener: unknown,
      ) => {
        listeners.push([type, listener]);
      }) as never);
    }
    const { unmount } = render(
      <SearchPage params={{}} data={createPageData('q=Heu&art=kleinanzeigen')} />,
    );
    const listenersBefore = listeners.length;
    typeQuery('Stroh');
    await waitFor(() => expect(requests).toHaveLength(1));
    unmount();
    await settle();
    const logError = jest.spyOn(console, 'error').mockImplementation(() => {});
    await answerRequest(0);
    await settle();
    expect(listeners).toHaveLength(listenersBefore);
    expect(logError).not.toHaveBeenCalled();
  });
});
