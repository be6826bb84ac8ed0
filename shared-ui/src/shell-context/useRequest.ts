import type { DataState, HttpError, HttpOptions } from '@gruenland/shared-contracts/shell-api.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useShell } from './useShell.ts';

/**
 * Sends a request. If the previous request is still pending, it is cancelled. The promise never
 * rejects.
 */
export type SendRequest = (path: string, options?: Omit<HttpOptions, 'signal'>) => Promise<void>;

/**
 * Returns the state of a request, and the function that sends it through the shell's http client
 * (specification section 4): idle, pending, then success or error. The request is cancelled when
 * the component unmounts.
 */
export function useRequest<Data>(): readonly [DataState<Data>, SendRequest] {
  const { http } = useShell();
  const [state, setState] = useState<DataState<Data>>({ status: 'idle' });
  const pendingRequest = useRef<AbortController | null>(null);
  useEffect(() => () => pendingRequest.current?.abort(), []);
  const send = useCallback<SendRequest>(
    async (path, options = {}) => {
      pendingRequest.current?.abort();
      const { signal } = (pendingRequest.current = new AbortController());
      setState({ status: 'pending' });
      const outcome = await http<Data>(path, { ...options, signal }).then(
        (data): DataState<Data> => ({ status: 'success', data }),
        ({ problem }: HttpError): DataState<Data> => ({ status: 'error', error: problem }),
      );
      if (!signal.aborted) setState(outcome);
    },
    [http],
  );
  return [state, send];
}
