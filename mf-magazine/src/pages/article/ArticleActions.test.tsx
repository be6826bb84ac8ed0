import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArticleActions } from './ArticleActions.tsx';

const URL_OF_IT = 'https://gruenland.example/artikel/heu';
const show = () => render(<ArticleActions title="Heu & Stroh" url={URL_OF_IT} />);
const share = () => userEvent.click(screen.getByRole('button', { name: 'Teilen' }));
const said = () => screen.getByRole('status').textContent;

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

function canShare(work: () => Promise<void>) {
  const spy = jest.fn(work);
  Object.defineProperty(navigator, 'share', { value: spy, configurable: true });
  return spy;
}

test('the device’s own way first; who changes their mind hears nothing', async () => {
  const spy = canShare(async () => {
    throw new DOMException('no', 'AbortError');
  });
  show();
  await share();
  expect(spy).toHaveBeenCalledWith({ title: 'Heu & Stroh', url: URL_OF_IT });
  expect(said()).toBe('');
});

test('else the address goes to the clipboard', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Teilen' }));
  expect(await navigator.clipboard.readText()).toBe(URL_OF_IT);
  expect(said()).toMatch(/Zwischenablage/);
});

test('a failure says what to do; by mail it works everywhere', async () => {
  canShare(async () => {
    throw new Error('no');
  });
  show();
  await share();
  expect(said()).toMatch(/Kopieren Sie die Adresse/);
  expect(screen.getByRole('link').getAttribute('href')).toBe(
    `mailto:?subject=Heu%20%26%20Stroh&body=${encodeURIComponent(URL_OF_IT)}`,
  );
});
