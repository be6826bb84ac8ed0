import { render, screen, within } from '@testing-library/react';
import { FormFilesView } from './FormFilesView.tsx';

const field = { name: 'bild', label: 'Ein Bild', help: 'Quer.', required: false, file: null };
const renderFiles = (fields: readonly object[], uploadResult: object | null = null) =>
  render(<FormFilesView data={{ code: 'a.b=', fields, uploadResult } as never} />);

test('uploads a file by a plain form to the api', () => {
  renderFiles([field]);
  const form = screen
    .getByLabelText('Ein Bild (freiwillig)', { selector: 'input' })
    .closest('form');
  expect(form?.getAttribute('action')).toBe('/api/forms/files?code=a.b%3D&feld=bild');
  expect([form?.method, form?.enctype]).toEqual(['post', 'multipart/form-data']);
  expect(screen.getByText(/Quer\. JPEG, PNG, WebP oder PDF, höchstens 10 MB\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Datei entfernen' })).toBeNull();
});

test('offers to replace and remove an uploaded file', () => {
  renderFiles([{ ...field, file: { name: 'hof.webp', bytes: 1_240_000 } }], {
    field: 'bild',
    what: 'da',
  });
  expect(screen.getByText(/Angehängt: hof\.webp, 1,2.MB/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ersetzen' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Datei entfernen' })).toBeTruthy();
});

test.each([
  ['zu-gross', true],
  ['da', false],
  ['constructor', false],
])('refusal code %s shows an error: %p', (resultCode, expected) => {
  renderFiles([field, { ...field, name: 'beleg', label: 'Beleg' }], {
    field: 'beleg',
    what: resultCode,
  });
  const section = screen.getByRole('region', { name: 'Beleg' });
  expect(within(section).queryByText('Die Datei wurde nicht angehängt') !== null).toBe(expected);
  const otherRegion = screen.getByRole('region', { name: 'Ein Bild' });
  expect(within(otherRegion).queryByText('Die Datei wurde nicht angehängt')).toBeNull();
});

test('shows the error at its field', () => {
  renderFiles([field], { field: 'bild', what: 'fehlt' });
  const input = document.querySelector('input[type="file"]')!;
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const [message = ''] = input.getAttribute('aria-describedby')!.split(' ');
  expect(document.getElementById(message)?.textContent).toContain('wählen Sie zuerst eine Datei');
});

test('shows the submission as incomplete until a required file is uploaded', () => {
  const requiredField = { ...field, required: true };
  const { unmount } = renderFiles([requiredField, { ...field, name: 'beleg', label: 'Beleg' }]);
  expect(screen.getByText(/es fehlt noch: Ein Bild\./)).toBeTruthy();
  expect(screen.getByText('Ihre Angaben sind noch nicht vollständig')).toBeTruthy();
  unmount();
  renderFiles([{ ...requiredField, file: { name: 'hof.webp', bytes: 1_240_000 } }]);
  expect(screen.queryByText('Ihre Angaben sind noch nicht vollständig')).toBeNull();
});

test('says after 24 hours that files can no longer be uploaded', () => {
  renderFiles([]);
  expect(screen.getByText(/Ihre Angaben sind angekommen/)).toBeTruthy();
});
