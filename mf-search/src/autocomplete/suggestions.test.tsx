import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import {
  PageFactsContext,
  ShellApiContext,
} from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { HeaderSearch } from '#slots/header-search/HeaderSearch.tsx';
import { startFakeSearchService, type SentQuery } from '#samples/fake-search-service.ts';

const ADS = [
  {
    objectID: '1',
    kind: 'ads',
    title: 'Fendt Farmer',
    path: '/kleinanzeigen/fendt-1',
    date: 1,
    price: 9800,
    place: 'Kempten',
    category: { lvl0: 'Landtechnik', lvl1: 'Landtechnik > Traktoren' },
    picture: { filename: '/f/1/800x600/a/fendt.jpg', alt: '' },
    _highlightResult: { title: { value: '__ais-highlight__Fendt__/ais-highlight__ Farmer' } },
  },
  { objectID: '2', kind: 'ads', title: 'Fendt farmer', path: '/kleinanzeigen/fendt-2', date: 1 },
];

/** Ads match; the result page has 81 hits of ads. */
function createResult({ indexName, query = '', hitsPerPage }: SentQuery) {
  const isAdIndex = indexName === 'gruenland_ads';
  const hits = isAdIndex && hitsPerPage !== 0 ? ADS : [];
  return { index: indexName, query, hits, nbHits: isAdIndex ? 81 : 0, page: 0, nbPages: 1 };
}

const navigate = jest.fn();

async function openSearchBox() {
  const requests = startFakeSearchService();
  const shell = { navigation: { navigate } } as unknown as ShellApi;
  render(
    <ShellApiContext value={shell}>
      <PageFactsContext value={{ path: '/', appMode: false, preview: false }}>
        <HeaderSearch data={{ applicationId: 'a', key: 'k' }} props={{}} />
      </PageFactsContext>
    </ShellApiContext>,
  );
  const input = screen.getByRole<HTMLInputElement>('combobox');
  await act(async () => {
    input.focus();
    await import('./SuggestionPanel.browser.tsx');
  });
  return { input, requests };
}

async function type(input: HTMLInputElement, text: string) {
  await act(async () => {
    fireEvent.input(input, { target: { value: text } });
  });
}

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = () => {};
  localStorage.clear();
  navigate.mockClear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('groups suggestions by kind, each title once, with picture, facts and price', async () => {
  const { input, requests } = await openSearchBox();
  expect(requests).toHaveLength(0);
  await type(input, 'Fendt');
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.queries).toHaveLength(4);
  await act(async () => requests[0]?.answer(createResult));
  const group = await screen.findByRole('group', { name: 'Kleinanzeigen' });
  const [option, ...others] = within(group).getAllByRole('option');
  expect(others).toEqual([]);
  expect(option?.textContent).toBe('Fendt Farmer Traktoren · Kempten 9.800\u00a0€');
  expect(option?.querySelector('mark')?.textContent).toBe('Fendt');
  expect(option?.querySelector('img')?.getAttribute('src')).toContain('/m/240x180/');
  expect(screen.getAllByRole('group')).toHaveLength(1);
  const getLastText = () => screen.getAllByRole('option').at(-1)?.textContent;
  expect(getLastText()).toBe('Alle Treffer für „Fendt“');
  // The hits of the result page are counted after the suggestions, for whole words.
  await waitFor(() => expect(requests).toHaveLength(2));
  const countQuery = { query: 'Fendt', hitsPerPage: 0, queryType: 'prefixNone' };
  expect(requests[1]?.queries).toEqual(Array(4).fill(expect.objectContaining(countQuery)));
  await act(async () => requests[1]?.answer(createResult));
  expect(getLastText()).toBe('Alle 81 Treffer für „Fendt“');
});

test('arrow keys, Enter and Escape operate the list', async () => {
  const { input, requests } = await openSearchBox();
  await type(input, 'Fendt');
  await waitFor(() => expect(requests).toHaveLength(1));
  await act(async () => requests[0]?.answer(createResult));
  const [firstOption, allHits] = await screen.findAllByRole('option');
  expect(input.getAttribute('aria-expanded')).toBe('true');
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  expect(input.getAttribute('aria-activedescendant')).toBe(firstOption?.id);
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  expect(input.getAttribute('aria-activedescendant')).toBe(allHits?.id);
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  expect(input.hasAttribute('aria-activedescendant')).toBe(false);
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(input.getAttribute('aria-expanded')).toBe('false');
  fireEvent.keyDown(input, { key: 'ArrowUp' });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(navigate).toHaveBeenCalledWith('/suche?q=Fendt');
  expect(JSON.parse(localStorage.getItem('gl:recent-searches') ?? '')).toEqual(['Fendt']);
});

test('shows suggestions for the last text only, and aborts earlier requests', async () => {
  const { input, requests } = await openSearchBox();
  await type(input, 'Fen');
  await waitFor(() => expect(requests).toHaveLength(1));
  await type(input, 'Fendt');
  await waitFor(() => expect(requests).toHaveLength(2));
  const [, init] = jest.mocked(globalThis.fetch).mock.calls[0] ?? [];
  expect(init?.signal?.aborted).toBe(true);
  await act(async () => requests[1]?.answer(createResult));
  await act(async () => requests[0]?.answer());
  expect(await screen.findByText('Alle Treffer für „Fendt“')).toBeTruthy();
});

test('says that there are no suggestions when the search fails, and recovers', async () => {
  const { input, requests } = await openSearchBox();
  await type(input, 'Fen');
  await waitFor(() => expect(requests).toHaveLength(1));
  await act(async () => requests[0]?.answer());
  await screen.findByText(/Vorschläge sind gerade nicht erreichbar/u);
  await type(input, 'Fendt');
  await waitFor(() => expect(requests).toHaveLength(2));
  await act(async () => requests[1]?.answer(createResult));
  expect(await screen.findByText('Alle Treffer für „Fendt“')).toBeTruthy();
});

test('hides the row of all hits when the result page has none', async () => {
  const { input, requests } = await openSearchBox();
  await type(input, 'Fend');
  await waitFor(() => expect(requests).toHaveLength(1));
  await act(async () => requests[0]?.answer(createResult));
  await waitFor(() => expect(requests).toHaveLength(2));
  await act(async () => requests[1]?.answer((query) => ({ ...createResult(query), nbHits: 0 })));
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  expect(screen.getByRole('option').textContent).toMatch(/^Fendt Farmer/u);
});

test('sends nothing for an empty box, and forgets the suggestions of an earlier text', async () => {
  const { input, requests } = await openSearchBox();
  await type(input, 'Fendt');
  await waitFor(() => expect(requests).toHaveLength(1));
  await act(async () => requests[0]?.answer(createResult));
  await screen.findAllByRole('option');
  await waitFor(() => expect(requests).toHaveLength(2));
  await type(input, '');
  await waitFor(() => expect(screen.queryAllByRole('option')).toEqual([]));
  expect(requests).toHaveLength(2);
  await type(input, 'Egge');
  await waitFor(() => expect(requests).toHaveLength(3));
  expect(screen.queryAllByRole('option')).toEqual([]);
});

test('offers the last searches in an empty box, and removes one', async () => {
  localStorage.setItem('gl:recent-searches', JSON.stringify(['Egge', 'Pflug']));
  const { input } = await openSearchBox();
  await screen.findByRole('listbox', { name: 'Zuletzt gesucht' });
  const getSearches = () => screen.getAllByRole('option').map((option) => option.textContent);
  expect(getSearches()).toEqual(['Egge', 'Pflug']);
  const removeButton = screen.getByRole('button', {
    name: '„Egge“ aus den letzten Suchen entfernen',
  });
  act(() => removeButton.focus());
  fireEvent.click(removeButton);
  expect(getSearches()).toEqual(['Pflug']);
  expect(document.activeElement).toBe(input);
  fireEvent.click(screen.getByRole('option', { name: 'Pflug' }));
  expect(navigate).toHaveBeenCalledWith('/suche?q=Pflug');
});

test('the list stays open while the focus is in the search box', async () => {
  localStorage.setItem('gl:recent-searches', JSON.stringify(['Egge']));
  await openSearchBox();
  await screen.findByRole('listbox');
  act(() => screen.getByRole('button', { name: 'Suchen' }).focus());
  expect(screen.getByRole('listbox')).toBeTruthy();
  act(() => screen.getByRole('button', { name: /Egge/u }).focus());
  expect(screen.getByRole('listbox')).toBeTruthy();
  act(() => screen.getByRole('button', { name: /Egge/u }).blur());
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('remembers a search only when the visitor sends it', async () => {
  const { input } = await openSearchBox();
  await type(input, 'Egge');
  expect(localStorage.length).toBe(0);
  fireEvent.submit(input.closest('form')!);
  await waitFor(() => expect(localStorage.getItem('gl:recent-searches')).toBe('["Egge"]'));
});
