import { useCallback, useState } from 'react';
import type { HttpProblem } from '@gruenland/shared-contracts/shell-api.ts';
import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';
import { flatErrors, KEY_FIELD } from '@gruenland/shared-ui/form/call/form-call.ts';
import type { FormCall, FormInput } from '@gruenland/shared-ui/form/call/form-call.ts';
import { keyPerContents } from '#model/key-per-contents.ts';

/** Sends a form's call and goes on. What is done only once, however often it comes, is sent again by itself. */
export function useCall(call: FormCall) {
  const { http, navigation } = useShell();
  const [keyed] = useState(() => keyPerContents());
  return useCallback(
    async (values: FormInput): Promise<void> => {
      const body = call.body(keyed(values));
      const retry = call.again || KEY_FIELD in body ? RETRIES : 0;
      const answer = await http(call.path, { method: 'POST', body, retry }).catch(
        (thrown: unknown) => {
          throw withFlatFields(thrown);
        },
      );
      navigation.navigate(call.done(values, answer));
    },
    [call, http, navigation, keyed],
  );
}

/** Further attempts after one that was not answered. */
const RETRIES = 2;

/** The same failure with its messages under the form's own names. */
function withFlatFields(thrown: unknown): unknown {
  if (!(thrown instanceof Error) || !('problem' in thrown)) return thrown;
  const problem = thrown.problem as HttpProblem;
  if (!problem.fields) return thrown;
  const flat = { ...problem, fields: flatErrors(problem.fields) };
  return Object.assign(new Error(thrown.message, { cause: thrown }), { problem: flat });
}
