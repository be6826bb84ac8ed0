// Generated from embedded/content/_components/grid.yaml by npm run blocks.
import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readBlocksField, readNumberField } from '#data/fields.ts';

/** Fields of `grid`. A missing or invalid field is undefined or an empty list. */
export interface GridFields {
  readonly columns: number | undefined;
  readonly items: readonly RawBlock[];
}

/** Reads the fields of a block `grid`. */
export function readGridFields(rawBlock: RawBlock): GridFields {
  return {
    columns: readNumberField(rawBlock['columns']),
    items: readBlocksField(rawBlock['items']),
  };
}
