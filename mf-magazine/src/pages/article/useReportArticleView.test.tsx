import { jest } from '@jest/globals';
import {
  PageFactsContext,
  ShellApiContext,
} from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { renderHook } from '@testing-library/react';
import { useReportArticleView } from './useReportArticleView.ts';

function renderReporter(preview: boolean) {
  const http = jest.fn(async () => {
    throw new Error('unavailable');
  });
  const facts = { path: '/', appMode: false, preview };
  const { rerender } = renderHook(({ story }) => useReportArticleView(story), {
    initialProps: { story: 'a' },
    wrapper: ({ children }) => (
      <PageFactsContext value={facts}>
        <ShellApiContext value={{ http } as never}>{children}</ShellApiContext>
      </PageFactsContext>
    ),
  });
  return { http, rerender };
}

test('reports once per article and ignores failures', () => {
  const { http, rerender } = renderReporter(false);
  rerender({ story: 'a' });
  rerender({ story: 'b' });
  expect(http.mock.calls).toEqual([
    ['/api/article-views', { method: 'POST', body: { story: 'a' } }],
    ['/api/article-views', { method: 'POST', body: { story: 'b' } }],
  ]);
});

test('does not count editors in previews', () => {
  expect(renderReporter(true).http).not.toHaveBeenCalled();
});
