import type { BlockDefinition } from '@gruenland/shared-contracts/block.ts';
import { acceptBlock } from '../parse-result.ts';
import { defineStaticBlock } from '../static-block.ts';
import { UnavailableBlock } from './UnavailableBlock.tsx';

/**
 * Creates the fallback for a block of another remote. The fallback is rendered only while that
 * remote is unavailable.
 *
 * @param contentName German name of the block's content. Readers see this name.
 */
export function createUnavailableBlock(contentName: string): BlockDefinition {
  return {
    ...defineStaticBlock({
      parse: () => acceptBlock({ what: contentName }),
      view: UnavailableBlock,
    }),
    fallback: true,
  };
}
