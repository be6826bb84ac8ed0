import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readBlocksField } from '#data/fields.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import { GRID_ITEMS } from './grid.ts';
import type { GridModel } from './grid.ts';
import { readGridFields } from './grid.fields.generated.ts';

/**
 * Parses the block. In other content spaces the items may be in any field, usually in `columns`.
 */
export function parseGrid(rawBlock: RawBlock): ParseResult<GridModel> {
  const fields = readGridFields(rawBlock);
  const lists = [rawBlock['items'], ...Object.values(rawBlock)].map(readBlocksField);
  const items = lists.find((list) => list.length > 0) ?? [];
  if (items.length === 0) return rejectBlock('Das Raster ist leer.');
  const requestedColumns = Math.round(fields.columns ?? items.length);
  const columns = Math.min(4, Math.max(1, requestedColumns)) as GridModel['columns'];
  return acceptBlock({ columns, [GRID_ITEMS]: items });
}

/** Returns the child blocks by region name. */
export const getGridRegions = (model: GridModel) => ({ items: model[GRID_ITEMS] ?? [] });
