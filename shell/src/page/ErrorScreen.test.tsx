import { fireEvent, render, screen } from '@testing-library/react';
import { ErrorScreen } from './ErrorScreen.tsx';

function renderScreen() {
  document.head.innerHTML = '<title>Heu</title><meta name="robots" content="all" data-head>';
  render(<ErrorScreen message="Page not found: /x" requestId="r1" />);
  return () => !screen.getByText(/Page not found/).hidden;
}

test('focuses its heading', () => {
  renderScreen();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('offers the search and the areas of the site', async () => {
  renderScreen();
  const form = await screen.findByRole<HTMLFormElement>('search');
  expect(new URL(form.action).pathname).toBe('/suche');
  const field = screen.getByRole('searchbox', { name: /Suche/ });
  expect([field.getAttribute('name'), field.getAttribute('maxlength')]).toEqual(['q', '512']);
  const links = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(links).toEqual(['Magazin', 'Kleinanzeigen', 'Veranstaltungen', 'Jobs', 'Merkliste']);
});

test('typing i into the search of the page shows nothing', async () => {
  const isMessageVisible = renderScreen();
  fireEvent.keyDown(await screen.findByRole('searchbox'), { key: 'i' });
  expect(isMessageVisible()).toBe(false);
});

test('sets noindex regardless of the previous page', () => {
  renderScreen();
  const getContents = (name: string) =>
    [...document.querySelectorAll(`meta[name="${name}"]`)].map((tag) =>
      tag.getAttribute('content'),
    );
  expect(document.title).toBe('404 - Seite nicht gefunden');
  expect(getContents('description')).toEqual(['Seite nicht gefunden']);
  expect(getContents('robots')).toEqual(['noindex, nofollow']);
});

test('uses a given heading as title and description', () => {
  render(<ErrorScreen heading="414 | Adresse zu lang" message="" requestId="" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('414 | Adresse zu lang');
  expect(screen.getByText('Adresse zu lang')).toBeTruthy();
  expect(document.title).toBe('414 - Adresse zu lang');
  const description = document.querySelector('meta[name="description"]');
  expect(description?.getAttribute('content')).toBe('Adresse zu lang');
});

test('shows advice if given', () => {
  const advice = 'Nehmen Sie den Link aus der neuesten E-Mail.';
  render(<ErrorScreen heading="404 | Link" advice={advice} message="" requestId="" />);
  expect(screen.getByText(advice)).toBeTruthy();
});

test('shows and hides the raw text with the i key', () => {
  const isMessageVisible = renderScreen();
  expect(isMessageVisible()).toBe(false);
  fireEvent.keyDown(document.body, { key: 'i' });
  expect(isMessageVisible()).toBe(true);
  fireEvent.keyDown(document.body, { key: 'i' });
  expect(isMessageVisible()).toBe(false);
});

test.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey'])('ignores i with %s', (key) => {
  const isMessageVisible = renderScreen();
  fireEvent.keyDown(document.body, { key: 'i', [key]: true });
  expect(isMessageVisible()).toBe(false);
});

test('ignores key events without a key, as sent by autofill', () => {
  const isMessageVisible = renderScreen();
  const faults: unknown[] = [];
  const recordFault = (event: ErrorEvent) => void faults.push(event.error);
  window.addEventListener('error', recordFault);
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  window.removeEventListener('error', recordFault);
  expect(faults).toEqual([]);
  expect(isMessageVisible()).toBe(false);
});
