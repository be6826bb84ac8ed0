import { useCallback } from 'react';
import type { HttpProblem } from '@gruenland/shared-contracts/shell-api.ts';
import { paths } from '@gruenland/shared-contracts/paths.ts';
import { usePageFacts } from '@gruenland/shared-ui/shell-context/usePageFacts.ts';
import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';
import { flatErrors } from '#model/form-call.ts';
import type { FormCall, FormInput } from '#model/form-call.ts';
import { codeOf } from '#model/problem-code.ts';

/**
 * Sends a form's call and goes on. `onSignedOut` is asked when the session has ended meanwhile:
 * true when somebody has signed in again, so that the call is sent once more.
 */
export function useCall(call: FormCall, onSignedOut: () => Promise<boolean>) {
  const { http, navigation } = useShell();
  const { path } = usePageFacts();
  return useCallback(
    async (values: FormInput): Promise<void> => {
      const send = () => http(call.path, { method: 'POST', body: call.body(values) });
      const answer = await send().catch(async (thrown: unknown) => {
        if (codeOf(thrown) === 'session.stale') {
          navigation.navigate(paths.confirmLogin(path));
          return STOPPED;
        }
        const signedOut = ['session.required', 'session.expired'].includes(codeOf(thrown) ?? '');
        if (signedOut && (await onSignedOut())) return send();
        throw withFlatFields(thrown);
      });
      if (answer !== STOPPED) navigation.navigate(call.done(values, answer));
    },
    [call, http, navigation, onSignedOut, path],
  );
}

/** The same failure with its messages under the form's own names. */
function withFlatFields(thrown: unknown): unknown {
  if (!(thrown instanceof Error) || !('problem' in thrown)) return thrown;
  const problem = thrown.problem as HttpProblem;
  if (!problem.fields) return thrown;
  const flat = { ...problem, fields: flatErrors(problem.fields) };
  return Object.assign(new Error(thrown.message, { cause: thrown }), { problem: flat });
}

const STOPPED = Symbol('stopped');
