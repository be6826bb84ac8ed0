import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';

import { FileInput } from './FileInput.tsx';

const CV = new File(['%PDF-1.7'], 'lebenslauf.pdf', { type: 'application/pdf' });
const props = { id: 'cv', name: 'datei', label: 'Lebenslauf auswählen', help: 'PDF' } as const;

test('is one focusable control with label and help, with and without script', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(<FileInput {...props} accept=".pdf" onChange={onChange} aria-describedby="mehr" />);
  await user.tab();
  const input = screen.getByLabelText<HTMLInputElement>('Lebenslauf auswählen');
  expect(document.activeElement).toBe(input);
  expect(input.getAttribute('aria-describedby')).toBe('cv-help mehr');
  expect(document.getElementById('cv-help')?.textContent).toBe('PDF');
  await user.upload(input, CV);
  expect(input.files?.[0]?.name).toBe('lebenslauf.pdf');
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(renderToStaticMarkup(<FileInput {...props} required />)).toMatch(
    /<input required="" id="cv" type="file".* name="datei"/u,
  );
});
