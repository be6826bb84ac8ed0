import { renderHook } from '@testing-library/react';
import { useDocumentTitle } from './useDocumentTitle.ts';

test('the title follows the query', () => {
  document.title = 'Grünland - Suche nach „Heu“';
  const { rerender } = renderHook(({ query }) => useDocumentTitle(query), {
    initialProps: { query: 'Heu' },
  });
  expect(document.title).toBe('Grünland - Suche nach „Heu“');
  rerender({ query: 'Heuballen' });
  expect(document.title).toBe('Grünland - Suche nach „Heuballen“');
  rerender({ query: '' });
  expect(document.title).toBe('Grünland - Suche');
  rerender({ query: 'x'.repeat(100) });
  expect(document.title).toBe(`Grünland - Suche nach „${'x'.repeat(60)}“`);
});

test('leaves the title of another page alone', () => {
  document.title = 'Grünland - Suche';
  const { rerender } = renderHook(({ query }) => useDocumentTitle(query), {
    initialProps: { query: '' },
  });
  document.title = 'Grünland - Jobbörse';
  rerender({ query: 'Heu' });
  expect(document.title).toBe('Grünland - Jobbörse');
});
