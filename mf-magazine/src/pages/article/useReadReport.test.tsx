import { jest } from '@jest/globals';
import {
  PageFactsContext,
  ShellApiContext,
} from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { renderHook } from '@testing-library/react';
import { useReadReport } from './useReadReport.ts';

function show(preview: boolean) {
  const http = jest.fn(async () => {
    throw new Error('away');
  });
  const facts = { path: '/', appMode: false, preview };
  const { rerender } = renderHook(({ story }) => useReadReport(story), {
    initialProps: { story: 'a' },
    wrapper: ({ children }) => (
      <PageFactsContext value={facts}>
        <ShellApiContext value={{ http } as never}>{children}</ShellApiContext>
      </PageFactsContext>
    ),
  });
  return { http, rerender };
}

test('once per article, and a failure is nobody’s problem', () => {
  const { http, rerender } = show(false);
  rerender({ story: 'a' });
  rerender({ story: 'b' });
  expect(http.mock.calls).toEqual([
    ['/api/reads', { method: 'POST', body: { story: 'a' } }],
    ['/api/reads', { method: 'POST', body: { story: 'b' } }],
  ]);
});

test('editors are no readers', () => {
  expect(show(true).http).not.toHaveBeenCalled();
});
