import type { ParseResult } from '@gruenland/shared-contracts/block.ts';

/** Result for a valid block. */
export function parsed<Model>(model: Model): ParseResult<Model> {
  return { ok: true, model };
}

/**
 * Result for a block that cannot be shown.
 *
 * @param problem Names the field; shown to editors.
 */
export function refused(problem: string): ParseResult<never> {
  return { ok: false, problem };
}
