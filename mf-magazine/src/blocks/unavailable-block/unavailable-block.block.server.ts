import type { BlockDefinition } from '@gruenland/shared-contracts/block.ts';
import { acceptBlock } from '../parse-result.ts';
import { staticBlock } from '../static-block.ts';
import { UnavailableBlock } from './UnavailableBlock.tsx';

/**
 * Fallback for a block of another remote, rendered only while that remote is unavailable.
 *
 * @param what Name of the block's content in German, shown to readers.
 */
export function unavailableBlock(what: string): BlockDefinition {
  return {
    ...staticBlock({ parse: () => acceptBlock({ what }), view: UnavailableBlock }),
    fallback: true,
  };
}
