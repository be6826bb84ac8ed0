import type { ParseResult } from '@gruenland/shared-contracts/block.ts';

/** Returns the result for a valid block. */
export function acceptBlock<Model>(model: Model): ParseResult<Model> {
  return { ok: true, model };
}

/**
 * Returns the result for a block that cannot be shown.
 *
 * @param problem Names the field; shown to editors.
 */
export function rejectBlock(problem: string): ParseResult<never> {
  return { ok: false, problem };
}
