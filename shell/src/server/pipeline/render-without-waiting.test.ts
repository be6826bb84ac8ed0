import { createElement, Suspense, use, useId } from 'react';
import type { ReactNode } from 'react';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { renderWithoutWaiting } from './render-without-waiting.ts';

const neverSettled = new Promise<never>(() => {});

const Field = () => createElement('input', { id: useId() });
const Waiting = () => use(neverSettled);
const Broken = (): ReactNode => {
  throw new Error('Der Mähdrescher steht');
};
const createBoundary = (View: () => ReactNode) =>
  createElement(Suspense, { fallback: 'lädt' }, createElement(View));

function renderStream(tree: ReactNode): Promise<string> {
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    const target = new Writable({
      write: (chunk: Buffer, _, next) => {
        chunks.push(chunk);
        next();
      },
      final: () => resolve(Buffer.concat(chunks).toString()),
    });
    const stream = renderToPipeableStream(tree, { onAllReady: () => void stream.pipe(target) });
  });
}

test('renders the same HTML as the stream', async () => {
  const tree = createElement(
    'main',
    null,
    createBoundary(Field),
    createElement('p', { title: 'A & "B"' }, 'Äpfel', ' & ', '„Birnen“'),
    [1, 2].map((key) => createElement(Field, { key })),
    createElement('img', { src: '/a.webp', alt: '', fetchPriority: 'high' }),
  );
  const html = renderWithoutWaiting(tree);
  expect(html).toContain('Äpfel<!-- --> &amp; ');
  expect(html).toBe(await renderStream(tree));
});

test.each([
  ['waits', createElement(Waiting)],
  ['waits inside a boundary', createBoundary(Waiting)],
  ['fails', createElement(Broken)],
  ['fails inside a boundary', createBoundary(Broken)],
])('leaves a tree that %s to the stream', (_, tree) => {
  expect(renderWithoutWaiting(tree)).toBeNull();
});
