import type { HttpApi, HttpOptions } from '@gruenland/shared-contracts/shell-api.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { act, renderHook } from '@testing-library/react';
import { useRequest } from './useRequest.ts';

interface Call {
  readonly path: string;
  readonly options: HttpOptions;
  readonly response: PromiseWithResolvers<unknown>;
}

/** Renders the hook with a shell whose responses the test controls. */
function renderRequestHook() {
  const calls: Call[] = [];
  const http = ((path: string, options: HttpOptions) => {
    const response = Promise.withResolvers<unknown>();
    calls.push({ path, options, response });
    return response.promise;
  }) as HttpApi;
  const shell = { http } as never;
  const { result, unmount } = renderHook(() => useRequest<string>(), {
    wrapper: ({ children }) => <ShellApiContext value={shell}>{children}</ShellApiContext>,
  });
  const send = (path: string) => act(() => void result.current[1](path, { method: 'POST' }));
  return { calls, send, unmount, state: () => result.current[0] };
}

const settle = (work: () => void) => act(async () => work());

test('is idle, then pending, then successful with the data', async () => {
  const { calls, send, state } = renderRequestHook();
  expect(state()).toEqual({ status: 'idle' });
  send('/api/a');
  expect(state()).toEqual({ status: 'pending' });
  expect(calls[0]).toMatchObject({ path: '/api/a', options: { method: 'POST' } });
  await settle(() => calls[0]?.response.resolve('Heu'));
  expect(state()).toEqual({ status: 'success', data: 'Heu' });
});

test('turns a failure into a readable problem', async () => {
  const { calls, send, state } = renderRequestHook();
  send('/api/a');
  const problem = { status: 422, message: 'Bitte prüfen Sie die Eingabe.' };
  await settle(() => calls[0]?.response.reject(Object.assign(new Error('422'), { problem })));
  expect(state()).toEqual({ status: 'error', error: problem });
});

test('cancels the previous request and ignores its answer', async () => {
  const { calls, send, state } = renderRequestHook();
  send('/api/a');
  send('/api/b');
  expect(calls.map(({ options }) => options.signal?.aborted)).toEqual([true, false]);
  await settle(() => calls[1]?.response.resolve('neu'));
  await settle(() => calls[0]?.response.resolve('alt'));
  expect(state()).toEqual({ status: 'success', data: 'neu' });
});

test('is cancelled on unmount', () => {
  const { calls, send, unmount } = renderRequestHook();
  send('/api/a');
  unmount();
  expect(calls[0]?.options.signal?.aborted).toBe(true);
});
