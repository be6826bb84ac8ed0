import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readGermanNumber } from '@gruenland/shared-contracts/forms/german-number.ts';
import { RangeFilter } from './RangeFilter.tsx';

function renderFilter(queryString: string) {
  const query = new URLSearchParams(queryString);
  const [from, to] = ['von', 'bis'].map((end) => readGermanNumber(query.get(`preis-${end}`) ?? ''));
  const facet = { kind: 'range', name: 'preis', label: 'Preis', unit: '€' } as const;
  render(<RangeFilter facet={{ ...facet, from: from ?? null, to: to ?? null }} query={query} />);
}

test.each([
  ['preis-von=900&preis-bis=500', true],
  ['preis-von=1.000&preis-bis=900,50', true],
  ['preis-von=500&preis-bis=900', false],
  ['preis-von=500&preis-bis=500', false],
  ['preis-von=900', false],
  ['preis-von=viel&preis-bis=1', false],
])('the page of „%s“ says that the minimum is greater: %s', (query, isReported) => {
  renderFilter(query);
  expect(screen.getByRole('status').textContent !== '').toBe(isReported);
});

test('says that the minimum is greater when a field is left, until it is mended', async () => {
  const user = userEvent.setup();
  renderFilter('');
  await user.type(screen.getByLabelText('Preis von'), '900');
  await user.type(screen.getByLabelText('Preis bis'), '500');
  expect(screen.getByRole('status').textContent).toBe('');
  await user.tab();
  expect(screen.getByRole('status').textContent).toContain('„von“ ist größer als „bis“');
  await user.clear(screen.getByLabelText('Preis von'));
  await user.tab();
  expect(screen.getByRole('status').textContent).toBe('');
});
