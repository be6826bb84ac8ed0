import { useCallback, useState } from 'react';
import type { HttpProblem } from '@gruenland/shared-contracts/shell-api.ts';
import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';
import {
  flattenErrorFields,
  IDEMPOTENCY_KEY_FIELD,
} from '@gruenland/shared-ui/form/call/form-call.ts';
import type { FormCall, FormInput } from '@gruenland/shared-ui/form/call/form-call.ts';
import { createIdempotencyKeys } from '#model/idempotency-keys.ts';

/**
 * Returns a submit handler that makes the api call and navigates on success. If the api does not
 * respond, calls that are safe to repeat are retried.
 */
export function useApiCall(call: FormCall) {
  const { http, navigation } = useShell();
  const [assignIdempotencyKey] = useState(() => createIdempotencyKeys());
  return useCallback(
    async (values: FormInput): Promise<void> => {
      const body = call.body(assignIdempotencyKey(values));
      const retryCount = call.idempotent || IDEMPOTENCY_KEY_FIELD in body ? MAX_RETRIES : 0;
      const answer = await http(call.path, { method: 'POST', body, retry: retryCount }).catch(
        (thrownError: unknown) => {
          throw toFlatFieldsError(thrownError);
        },
      );
      navigation.navigate(call.getNextPath(values, answer));
    },
    [call, http, navigation, assignIdempotencyKey],
  );
}

/** Number of retries when the api does not respond. */
const MAX_RETRIES = 2;

/** Returns the thrown error with nested field names replaced by the names of the form fields. */
function toFlatFieldsError(thrownError: unknown): unknown {
  if (!(thrownError instanceof Error) || !('problem' in thrownError)) return thrownError;
  const problem = thrownError.problem as HttpProblem;
  if (!problem.fields) return thrownError;
  const problemWithFlatFields = { ...problem, fields: flattenErrorFields(problem.fields) };
  return Object.assign(new Error(thrownError.message, { cause: thrownError }), {
    problem: problemWithFlatFields,
  });
}
