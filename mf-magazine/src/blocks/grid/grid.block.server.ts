import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { blocksField, numberField } from '#data/fields.ts';
import { parsed, refused } from '../parse-result.ts';
import { GRID_ITEMS } from './grid.ts';
import type { GridModel } from './grid.ts';

/** Fields: `columns` (default: as many as items, at most 4), `items`. */
export function parseGrid(raw: RawBlock): ParseResult<GridModel> {
  const items = blocksField(raw['items']);
  if (items.length === 0) return refused('grid: items is empty');
  const wished = Math.round(numberField(raw['columns']) ?? items.length);
  const columns = Math.min(4, Math.max(1, wished)) as GridModel['columns'];
  return parsed({ columns, [GRID_ITEMS]: items });
}

/** Children by region name. */
export const gridRegions = (model: GridModel) => ({ items: model[GRID_ITEMS] ?? [] });
