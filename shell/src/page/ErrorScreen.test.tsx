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

test('sets noindex regardless of the previous page', () => {
  renderScreen();
  const content = (name: string) =>
    [...document.querySelectorAll(`meta[name="${name}"]`)].map((tag) =>
      tag.getAttribute('content'),
    );
  expect(document.title).toBe('404 - Seite nicht gefunden');
  expect(content('description')).toEqual(['Seite nicht gefunden']);
  expect(content('robots')).toEqual(['noindex, nofollow']);
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
  const visible = renderScreen();
  expect(visible()).toBe(false);
  fireEvent.keyDown(document.body, { key: 'i' });
  expect(visible()).toBe(true);
  fireEvent.keyDown(document.body, { key: 'i' });
  expect(visible()).toBe(false);
});

test.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey'])('ignores i with %s', (key) => {
  const visible = renderScreen();
  fireEvent.keyDown(document.body, { key: 'i', [key]: true });
  expect(visible()).toBe(false);
});

test('ignores key events without a key, as sent by autofill', () => {
  const visible = renderScreen();
  const faults: unknown[] = [];
  const note = (event: ErrorEvent) => void faults.push(event.error);
  window.addEventListener('error', note);
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  window.removeEventListener('error', note);
  expect(faults).toEqual([]);
  expect(visible()).toBe(false);
});
