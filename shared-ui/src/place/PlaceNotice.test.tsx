import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';

import { isPlaceUnclear, PlaceNotice } from './PlaceNotice.tsx';
import type { PlaceOfList } from './PlaceNotice.tsx';

const KEMPTEN = { place: 'Kempten', postcode: '87435' };

function renderNotice(typedPlace: string, list: PlaceOfList): string {
  const { container } = render(
    <PlaceNotice
      id="hinweis"
      typedPlace={typedPlace}
      list={list}
      itemsLabel="Anzeigen"
      buildHref={(place) => `/liste?${new URLSearchParams({ ort: place })}`}
    />,
  );
  return container.textContent;
}

test.each([
  ['', null, '', false],
  ['Kempten', KEMPTEN, '', false],
  ['87435', KEMPTEN, '', false],
  ['D-87435', KEMPTEN, '', false],
  ['87', KEMPTEN, '', false],
  ['87499', KEMPTEN, 'Die Postleitzahl 87499 kennen wir nicht', false],
  ['Nirgendheim', null, 'Den Ort „Nirgendheim“ kennen wir nicht.', true],
])('„%s“ near %j: „%s“', (typedPlace, near, text, isUnclear) => {
  expect(renderNotice(typedPlace, { near }).slice(0, text.length || undefined)).toBe(text);
  expect(isPlaceUnclear(typedPlace, { near })).toBe(isUnclear);
});

test('links to each place that an ambiguous name can mean', () => {
  const district = 'Landkreis Kelheim';
  renderNotice('Neustadt', {
    near: null,
    placeChoices: [
      { postcode: '93333', name: 'Neustadt an der Donau', district, state: 'Bayern' },
      { postcode: '67433', name: 'Neustadt', district: null, state: 'Rheinland-Pfalz' },
    ],
  });
  expect(screen.getByText(/„Neustadt“ gibt es mehrmals/u)).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '93333 Neustadt an der Donau Landkreis Kelheim, Bayern',
    '67433 Neustadt Rheinland-Pfalz',
  ]);
  expect(screen.getByRole('link', { name: '67433 Neustadt' }).getAttribute('href')).toBe(
    '/liste?ort=67433+Neustadt',
  );
});
