import { ERROR_TEXTS } from '@gruenland/shared-contracts/error-texts.ts';
import type { HttpProblem } from '@gruenland/shared-contracts/shell-api.ts';

/** Messages by field name; the empty name holds a message for the whole form. */
export type SubmitErrors = Readonly<Record<string, string>>;

/**
 * Converts a failed request to messages. Messages for fields stay with their fields; any other
 * failure becomes one message for the whole form.
 */
export function convertToSubmitErrors(thrown: unknown): SubmitErrors {
  const problem = getProblem(thrown);
  if (!problem) return { '': ERROR_TEXTS.internal };
  const fields = problem.fields ?? {};
  return Object.keys(fields).length > 0 ? fields : { '': problem.message };
}

function getProblem(thrown: unknown): HttpProblem | undefined {
  if (!(thrown instanceof Error) || !('problem' in thrown)) return undefined;
  const { problem } = thrown;
  const hasMessage = typeof problem === 'object' && problem !== null && 'message' in problem;
  return hasMessage ? (problem as HttpProblem) : undefined;
}
