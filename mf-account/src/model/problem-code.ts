import type { HttpProblem } from '@gruenland/shared-contracts/shell-api.ts';

/** Error code of a failed request, if the api sent one. */
export function problemCode(thrown: unknown): string | undefined {
  const { problem } = (thrown ?? {}) as { readonly problem?: HttpProblem };
  return problem?.code;
}
