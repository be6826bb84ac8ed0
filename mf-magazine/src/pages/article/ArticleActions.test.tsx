import { jest } from '@jest/globals';
import type { ToastMessage } from '@gruenland/shared-contracts/shell-api.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArticleActions } from './ArticleActions.tsx';

const ARTICLE_URL = 'https://gruenland.example/artikel/heu';
const share = { id: 'heu', title: 'Heu & Stroh', url: ARTICLE_URL };
let addToast: jest.Mock<(message: ToastMessage) => string>;

function renderActions() {
  addToast = jest.fn<(message: ToastMessage) => string>(() => 'toast-1');
  render(
    <ShellApiContext value={{ toasts: { add: addToast } } as never}>
      <ArticleActions share={share} />
    </ShellApiContext>,
  );
}
const clickShare = () => userEvent.click(screen.getByRole('button', { name: 'Teilen' }));
const getMessage = () => addToast.mock.lastCall?.[0];

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
  expect(getMessage()).toBeUndefined();
});

test('copies the URL to the clipboard otherwise', async () => {
  const user = userEvent.setup();
  renderActions();
  await user.click(screen.getByRole('button', { name: 'Teilen' }));
  expect(await navigator.clipboard.readText()).toBe(ARTICLE_URL);
  expect(getMessage()?.summary).toMatch(/Zwischenablage/);
});

test('shows a message on failure and always offers the mail link', async () => {
  mockShare(async () => {
    throw new Error('no');
  });
  renderActions();
  await clickShare();
  expect(getMessage()?.detail).toMatch(/Kopieren Sie die Adresse/);
  expect(screen.getByRole('link').getAttribute('href')).toBe(
    `mailto:?subject=Heu%20%26%20Stroh&body=${encodeURIComponent(ARTICLE_URL)}`,
  );
});

test('saves the article with a form that works without script', () => {
  renderActions();
  const form = screen.getByRole('button', { name: 'Merken : Heu & Stroh' }).closest('form')!;
  expect(form.getAttribute('action')).toBe('/merkliste');
  expect(Object.fromEntries(new FormData(form))).toEqual({
    intent: 'save',
    kind: 'article',
    id: 'heu',
  });
});
