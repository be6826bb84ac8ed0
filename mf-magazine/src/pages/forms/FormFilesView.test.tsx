import { render, screen, within } from '@testing-library/react';
import { FormFilesView } from './FormFilesView.tsx';

const field = { name: 'bild', label: 'Ein Bild', help: 'Quer.', required: false, file: null };
const show = (fields: readonly object[], news: object | null = null) =>
  render(<FormFilesView data={{ code: 'a.b=', fields, news } as never} />);

test('a file goes in a plain form of its own to the api', () => {
  show([field]);
  const form = screen.getByLabelText('Ein Bild', { selector: 'input' }).closest('form');
  expect(form?.getAttribute('action')).toBe('/api/forms/files?code=a.b%3D&feld=bild');
  expect([form?.method, form?.enctype]).toEqual(['post', 'multipart/form-data']);
  expect(screen.getByText(/Quer\. JPEG, PNG, WebP oder PDF, höchstens 10 MB\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Datei entfernen' })).toBeNull();
});

test('one that is there can be replaced and removed', () => {
  show([{ ...field, file: { name: 'hof.webp', bytes: 1_240_000 } }], { field: 'bild', what: 'da' });
  expect(screen.getByText(/Angehängt: hof\.webp, 1,2.MB/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ersetzen' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Datei entfernen' })).toBeTruthy();
});

test.each([
  ['zu-gross', true],
  ['da', false],
  ['constructor', false],
])('%s is told: %p', (what, told) => {
  show([field, { ...field, name: 'beleg', label: 'Beleg' }], { field: 'beleg', what });
  const section = screen.getByRole('region', { name: 'Beleg' });
  expect(within(section).queryByText('Die Datei wurde nicht angehängt') !== null).toBe(told);
  const other = screen.getByRole('region', { name: 'Ein Bild' });
  expect(within(other).queryByText('Die Datei wurde nicht angehängt')).toBeNull();
});

test('after a day it says that it is too late, and that the answers arrived', () => {
  show([]);
  expect(screen.getByText(/Ihre Angaben sind angekommen/)).toBeTruthy();
});
