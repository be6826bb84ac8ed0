import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { PictureViewer } from './PictureViewer.tsx';

const { scrollTo } = Element.prototype;
const scroll = jest.fn();

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollTo = scroll as typeof scrollTo;
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 100 });
});

afterEach(() => {
  Element.prototype.scrollTo = scrollTo;
  Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth');
  scroll.mockClear();
  jest.useRealTimers();
});

function renderViewer(count: number, firstIndex = 0) {
  const pictures = Array.from({ length: count }, (_, index) => ({
    src: `/f/${index}-gross.webp`,
    smallSrc: `/f/${index}.webp`,
    alt: `Bild ${index}`,
    caption: `Unterschrift ${index}`,
  }));
  render(<PictureViewer pictures={pictures} firstIndex={firstIndex} onClose={() => {}} />);
  return {
    dialog: screen.getByRole('dialog'),
    getStatus: () => screen.getByRole('status').textContent,
  };
}

test('opens at the chosen picture without motion and names number and alternative text', () => {
  const { getStatus } = renderViewer(8, 2);
  expect(scroll).toHaveBeenLastCalledWith({ left: 200, behavior: 'instant' });
  expect(getStatus()).toBe('3 von 8: Bild 2');
  expect(screen.getByText('Unterschrift 2')).toBeTruthy();
});

test('pages with keys and buttons and stops at both ends', () => {
  const { dialog, getStatus } = renderViewer(3);
  const press = (key: string) => fireEvent.keyDown(dialog, { key });
  press('ArrowLeft');
  expect(getStatus()).toContain('1 von 3');
  press('ArrowRight');
  expect(scroll).toHaveBeenLastCalledWith({ left: 100, behavior: 'auto' });
  expect(getStatus()).toContain('2 von 3');
  press('End');
  expect(getStatus()).toContain('3 von 3');
  const next = screen.getByRole('button', { name: 'Nächstes Bild' });
  expect(next.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(next);
  expect(getStatus()).toContain('3 von 3');
  fireEvent.click(screen.getByRole('button', { name: 'Voriges Bild' }));
  expect(getStatus()).toContain('2 von 3');
  press('Home');
  expect(getStatus()).toContain('1 von 3');
});

test('a swipe sets the number when it has ended', () => {
  jest.useFakeTimers();
  const { getStatus } = renderViewer(3);
  const row = screen.getByRole('list', { name: 'Bilder' });
  row.scrollLeft = 190;
  fireEvent.scroll(row);
  expect(getStatus()).toContain('1 von 3');
  fireEvent.scroll(row);
  act(() => jest.advanceTimersByTime(200));
  expect(getStatus()).toContain('3 von 3');
});

test('a single picture has no number and no buttons for others', () => {
  const { getStatus } = renderViewer(1);
  expect(getStatus()).toBe('Bild 0');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
