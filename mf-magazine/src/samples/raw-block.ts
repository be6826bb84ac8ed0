import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';

/** Creates a block with these fields in the format of the content system's responses. */
export function createRawBlock(fields: object, component = 'x'): RawBlock {
  return { _uid: 'u', component, ...fields };
}

/** Returns the model of a valid block. Throws for an invalid block. */
export function getModel<Model>(result: ParseResult<Model>): Model {
  if (!result.ok) throw new Error(result.problem);
  return result.model;
}
