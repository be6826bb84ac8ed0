import type { RawBlock } from '@gruenland/shared-contracts/block.ts';

/**
 * Key of the grid's raw child blocks. The key is a symbol, so that the blocks are not serialised
 * for the browser.
 */
export const GRID_ITEMS: unique symbol = Symbol('grid items');

/** Blocks side by side. */
export interface GridModel {
  /** Maximum number of columns, 1–4. Narrow screens show fewer columns. */
  readonly columns: 1 | 2 | 3 | 4;
  readonly [GRID_ITEMS]?: readonly RawBlock[];
}
