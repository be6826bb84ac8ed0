import type { ParseResult } from '@gruenland/shared-contracts/block.ts';

/** Returns the parse result of a valid block. */
export function acceptBlock<Model>(model: Model): ParseResult<Model> {
  return { ok: true, model };
}

/**
 * Returns the parse result of a block that cannot be shown.
 *
 * @param problem German sentence that previews show to editors. It uses the field names that
 *   editors see.
 */
export function rejectBlock(problem: string): ParseResult<never> {
  return { ok: false, problem };
}
