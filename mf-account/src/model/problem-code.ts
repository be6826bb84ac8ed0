import type { HttpProblem } from '@gruenland/shared-contracts/shell-api.ts';

/** Returns the error code of a failed request, or undefined if the api sent none. */
export function getProblemCode(thrownError: unknown): string | undefined {
  const { problem } = (thrownError ?? {}) as { readonly problem?: HttpProblem };
  return problem?.code;
}
