import { render, screen } from '@testing-library/react';
import { parseSearchState } from '#model/search-state.ts';
import { SEARCH_WITH_HITS } from '#samples/search-samples.ts';
import { SearchPage } from './SearchPage.tsx';

test('the form submits the query and the kind of the shown search', () => {
  render(<SearchPage params={{}} data={SEARCH_WITH_HITS} />);
  const fields = [...new FormData(screen.getByRole<HTMLFormElement>('search'))];
  const sentParams = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
  expect(parseSearchState(sentParams)).toMatchObject({ query: 'Drescher', kind: 'ads' });
});
