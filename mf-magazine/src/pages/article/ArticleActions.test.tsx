import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArticleActions } from './ArticleActions.tsx';

const ARTICLE_URL = 'https://gruenland.example/artikel/heu';
const show = () => render(<ArticleActions title="Heu & Stroh" url={ARTICLE_URL} />);
const share = () => userEvent.click(screen.getByRole('button', { name: 'Teilen' }));
const getStatusText = () => screen.getByRole('status').textContent;

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

function mockShare(work: () => Promise<void>) {
  const spy = jest.fn(work);
  Object.defineProperty(navigator, 'share', { value: spy, configurable: true });
  return spy;
}

test('uses the share dialog first and shows nothing when the reader cancels', async () => {
  const spy = mockShare(async () => {
    throw new DOMException('no', 'AbortError');
  });
  show();
  await share();
  expect(spy).toHaveBeenCalledWith({ title: 'Heu & Stroh', url: ARTICLE_URL });
  expect(getStatusText()).toBe('');
});

test('copies the URL to the clipboard otherwise', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Teilen' }));
  expect(await navigator.clipboard.readText()).toBe(ARTICLE_URL);
  expect(getStatusText()).toMatch(/Zwischenablage/);
});

test('shows a message on failure and always offers the mail link', async () => {
  mockShare(async () => {
    throw new Error('no');
  });
  show();
  await share();
  expect(getStatusText()).toMatch(/Kopieren Sie die Adresse/);
  expect(screen.getByRole('link').getAttribute('href')).toBe(
    `mailto:?subject=Heu%20%26%20Stroh&body=${encodeURIComponent(ARTICLE_URL)}`,
  );
});
