import type { HttpProblem } from '@gruenland/shared-contracts/shell-api.ts';

/** The stable code of a failed request, if the api gave one. */
export function codeOf(thrown: unknown): string | undefined {
  const { problem } = (thrown ?? {}) as { readonly problem?: HttpProblem };
  return problem?.code;
}
