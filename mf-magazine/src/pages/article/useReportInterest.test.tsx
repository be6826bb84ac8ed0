import { jest } from '@jest/globals';
import {
  PageFactsContext,
  ShellApiContext,
} from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { renderHook } from '@testing-library/react';
import { useReportInterest } from './useReportInterest.ts';

function renderReporter(
  user: object | null,
  preview = false,
  topic: string | undefined = 'ackerbau',
) {
  const http = jest.fn(async () => {
    throw new Error('unavailable');
  });
  const session = { getState: () => ({ ready: true, user }), subscribe: () => () => {} };
  const { rerender } = renderHook(({ story }) => useReportInterest(story, topic), {
    initialProps: { story: 'a' },
    wrapper: ({ children }) => (
      <PageFactsContext value={{ path: '/', appMode: false, preview }}>
        <ShellApiContext value={{ http, session } as never}>{children}</ShellApiContext>
      </PageFactsContext>
    ),
  });
  return { http, rerender };
}

test('reports once per article of a signed-in user and ignores failures', () => {
  const { http, rerender } = renderReporter({ id: '1' });
  rerender({ story: 'a' });
  rerender({ story: 'b' });
  const expectedCall = [
    '/api/account/interests/read',
    { method: 'POST', body: { topic: 'ackerbau' } },
  ];
  expect(http.mock.calls).toEqual([expectedCall, expectedCall]);
});

test('reports nothing for anonymous readers, editors, or articles without a section', () => {
  expect(renderReporter(null).http).not.toHaveBeenCalled();
  expect(renderReporter({ id: '1' }, true).http).not.toHaveBeenCalled();
  expect(renderReporter({ id: '1' }, false, '').http).not.toHaveBeenCalled();
});
