import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArticleActions } from './ArticleActions.tsx';

const ARTICLE_URL = 'https://gruenland.example/artikel/heu';
const renderActions = () => render(<ArticleActions title="Heu & Stroh" url={ARTICLE_URL} />);
const clickShare = () => userEvent.click(screen.getByRole('button', { name: 'Teilen' }));
const getStatusText = () => screen.getByRole('status').textContent;

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

function mockShare(shareFunction: () => Promise<void>) {
  const shareSpy = jest.fn(shareFunction);
  Object.defineProperty(navigator, 'share', { value: shareSpy, configurable: true });
  return shareSpy;
}

test('uses the share dialog first and shows nothing when the reader cancels', async () => {
  const shareSpy = mockShare(async () => {
    throw new DOMException('no', 'AbortError');
  });
  renderActions();
  await clickShare();
  expect(shareSpy).toHaveBeenCalledWith({ title: 'Heu & Stroh', url: ARTICLE_URL });
  expect(getStatusText()).toBe('');
});

test('copies the URL to the clipboard otherwise', async () => {
  const user = userEvent.setup();
  renderActions();
  await user.click(screen.getByRole('button', { name: 'Teilen' }));
  expect(await navigator.clipboard.readText()).toBe(ARTICLE_URL);
  expect(getStatusText()).toMatch(/Zwischenablage/);
});

test('shows a message on failure and always offers the mail link', async () => {
  mockShare(async () => {
    throw new Error('no');
  });
  renderActions();
  await clickShare();
  expect(getStatusText()).toMatch(/Kopieren Sie die Adresse/);
  expect(screen.getByRole('link').getAttribute('href')).toBe(
    `mailto:?subject=Heu%20%26%20Stroh&body=${encodeURIComponent(ARTICLE_URL)}`,
  );
});
