import { afterEach, expect, jest, test } from '@jest/globals';
import type { PlaceSuggestion } from '@gruenland/shared-contracts/api/places.ts';
import type { ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';

import { ShellApiContext } from '#shell-context/shell-context.ts';

import { PlaceSuggestions } from './PlaceSuggestions.tsx';

const createPlace = (postcode: string, name: string, state: string): PlaceSuggestion => {
  return { postcode, name, district: null, state };
};
const PLACES = [
  createPlace('67433', 'Neustadt an der Weinstraße', 'Rheinland-Pfalz'),
  createPlace('23730', 'Neustadt in Holstein', 'Schleswig-Holstein'),
];

const AMBIGUOUS_PLACES = [
  createPlace('27777', 'Ganderkesee', 'Niedersachsen'),
  createPlace('27777', 'Bookholzberg', 'Niedersachsen'),
];

/** Returns the places of the fake api for the text of an input. */
function findPlaces(text: string): readonly PlaceSuggestion[] {
  if (/^\d/.test(text))
    return [...PLACES, ...AMBIGUOUS_PLACES].filter(({ postcode }) => postcode.startsWith(text));
  return text.startsWith('Neu') ? PLACES : [];
}

/** Renders a place field whose api knows the places of {@link findPlaces}. */
function renderPlaceField(names?: { postcode: string; place: string }) {
  const http = jest.fn(async (path: string, _options?: { signal?: AbortSignal }) => {
    if (path.includes('nearest')) return { place: path.includes('lat=49.35') ? PLACES[0] : null };
    return { places: findPlaces(new URLSearchParams(path.split('?')[1]).get('q') ?? '') };
  });
  render(
    <ShellApiContext value={{ http } as unknown as ShellApi}>
      <PlaceSuggestions {...(names && { names })}>
        {names ? <input name={names.postcode} aria-label="PLZ" /> : null}
        <label>
          Ort
          <input name={names?.place ?? 'ort'} />
        </label>
      </PlaceSuggestions>
    </ShellApiContext>,
  );
  return { http };
}

async function focusInput(name: string): Promise<HTMLInputElement> {
  fireEvent.focusIn(screen.getByLabelText(name));
  return screen.findByRole<HTMLInputElement>('combobox', { name });
}
const focusPlaceInput = () => focusInput('Ort');
const type = (input: HTMLInputElement, text: string) =>
  fireEvent.input(input, { target: { value: text } });

function setGeolocation(geolocation: Partial<Geolocation> | undefined): void {
  if (geolocation)
    Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
  else Reflect.deleteProperty(navigator, 'geolocation');
}
afterEach(() => setGeolocation(undefined));
// jsdom lays nothing out.
HTMLElement.prototype.scrollIntoView = () => {};

test('is a plain text field until it has the focus', () => {
  const { http } = renderPlaceField();
  expect(screen.getByRole('textbox', { name: 'Ort' })).toBeTruthy();
  expect(http).not.toHaveBeenCalled();
});

test('offers places, and arrow keys and Enter choose one', async () => {
  const { http } = renderPlaceField();
  const input = await focusPlaceInput();
  expect(input.getAttribute('aria-expanded')).toBe('false');
  type(input, 'Neu');
  const [firstOption, secondOption] = await screen.findAllByRole('option');
  expect(firstOption?.textContent).toBe('67433 Neustadt an der Weinstraße Rheinland-Pfalz');
  expect(input.getAttribute('aria-expanded')).toBe('true');
  expect(input.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  expect(screen.getByText('2 Orte')).toBeTruthy();
  fireEvent.keyDown(input, { key: 'ArrowUp' });
  expect(input.getAttribute('aria-activedescendant')).toBe(secondOption?.id);
  expect(secondOption?.getAttribute('aria-selected')).toBe('true');
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(input.value).toBe('23730 Neustadt in Holstein');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(input.getAttribute('aria-expanded')).toBe('false');
  expect(input.hasAttribute('aria-activedescendant')).toBe(false);
  expect(http).toHaveBeenCalledTimes(1);
});

test('Escape and leaving the field close the list', async () => {
  renderPlaceField();
  const input = await focusPlaceInput();
  type(input, 'Neu');
  await screen.findByRole('listbox');
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(input.value).toBe('Neu');
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  await screen.findByRole('listbox');
  fireEvent.blur(input);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('says that a place is unknown', async () => {
  renderPlaceField();
  type(await focusPlaceInput(), 'Nirgend');
  expect(await screen.findAllByText('Diesen Ort kennen wir nicht.')).toHaveLength(2);
});

test('aborts the request for an earlier text', async () => {
  const { http } = renderPlaceField();
  const input = await focusPlaceInput();
  type(input, 'Neu');
  await waitFor(() => expect(http).toHaveBeenCalledTimes(1));
  type(input, 'Neus');
  expect(http.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});

test('fills in the place of a postcode, and again when the postcode is corrected', async () => {
  renderPlaceField({ postcode: 'plz', place: 'ort' });
  const postcode = await focusInput('PLZ');
  const place = screen.getByLabelText<HTMLInputElement>('Ort');
  type(postcode, '67433');
  await waitFor(() => expect(place.value).toBe('Neustadt an der Weinstraße'));
  type(postcode, '23730');
  await waitFor(() => expect(place.value).toBe('Neustadt in Holstein'));
  expect(screen.queryByRole('listbox')).toBeNull();
  // This postcode has two places.
  type(postcode, '27777');
  await waitFor(() => expect(place.value).toBe(''));
  type(place, 'Mein Dorf');
  type(postcode, '67433');
  fireEvent.blur(postcode);
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(place.value).toBe('Mein Dorf');
});

test('lets typing replace a place that is filled in while its field has the focus', async () => {
  renderPlaceField({ postcode: 'plz', place: 'ort' });
  type(await focusInput('PLZ'), '67433');
  const place = screen.getByLabelText<HTMLInputElement>('Ort');
  place.focus();
  await waitFor(() => expect(place.value).toBe('Neustadt an der Weinstraße'));
  expect([place.selectionStart, place.selectionEnd]).toEqual([0, place.value.length]);
});

test('offers the places of an ambiguous postcode in the field of the place', async () => {
  renderPlaceField({ postcode: 'plz', place: 'ort' });
  type(await focusInput('PLZ'), '27777');
  fireEvent.blur(screen.getByLabelText('PLZ'));
  await focusInput('Ort');
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    '27777 Ganderkesee Niedersachsen',
    '27777 Bookholzberg Niedersachsen',
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('Ort').value).toBe('');
});

test('fills postcode and place of a form', async () => {
  renderPlaceField({ postcode: 'plz', place: 'ort' });
  const input = await focusPlaceInput();
  type(input, 'Neu');
  fireEvent.click((await screen.findAllByRole('option'))[0]!);
  expect(input.value).toBe('Neustadt an der Weinstraße');
  expect(screen.getByLabelText<HTMLInputElement>('PLZ').value).toBe('67433');
});

const createPosition = (latitude: number, longitude: number) =>
  ({ coords: { latitude, longitude } }) as GeolocationPosition;
const createGeolocation = (
  respond: (...args: Parameters<Geolocation['getCurrentPosition']>) => void,
) => ({ getCurrentPosition: respond }) as Geolocation;

test('fills in the nearest place and sends rounded coordinates', async () => {
  setGeolocation(createGeolocation((succeed) => succeed(createPosition(49.350_123, 8.138_456))));
  const { http } = renderPlaceField();
  fireEvent.click(screen.getByRole('button', { name: 'In meiner Nähe' }));
  await screen.findByText('Eingetragen: 67433 Neustadt an der Weinstraße');
  expect(http).toHaveBeenCalledWith('/api/places/nearest?lat=49.35&lng=8.14');
  expect(screen.getByLabelText<HTMLInputElement>('Ort').value).toBe(
    '67433 Neustadt an der Weinstraße',
  );
});

test.each([
  [
    'refuses',
    createGeolocation((_, fail) => fail?.({ code: 1 } as never)),
    /gibt den Standort nicht frei/u,
  ],
  [
    'does not know',
    createGeolocation((_, fail) => fail?.({ code: 2 } as never)),
    /gerade nicht ermitteln/u,
  ],
  ['cannot determine', undefined, /Browser kann den Standort nicht/u],
  [
    'is far away from',
    createGeolocation((succeed) => succeed(createPosition(0, 0))),
    /keinen Ort/u,
  ],
])('says why it fills in nothing if the browser %s the position', async (_, geolocation, text) => {
  setGeolocation(geolocation);
  renderPlaceField();
  fireEvent.click(screen.getByRole('button', { name: 'In meiner Nähe' }));
  await screen.findByText(text);
  expect(screen.getByLabelText<HTMLInputElement>('Ort').value).toBe('');
});
