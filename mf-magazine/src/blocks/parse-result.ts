import type { ParseResult } from '@gruenland/shared-contracts/block.ts';

/** A block that could be read. */
export function parsed<Model>(model: Model): ParseResult<Model> {
  return { ok: true, model };
}

/** A block that cannot be shown; `problem` names the field and is read by editors. */
export function refused(problem: string): ParseResult<never> {
  return { ok: false, problem };
}
