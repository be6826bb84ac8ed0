import type { BlockNode } from '@gruenland/shared-contracts/block.ts';
import type { PagePayload } from './page-payload.ts';

/**
 * Lists the ids of the blocks that the browser hydrates. A block that is only hydrated because of
 * the blocks inside it is not listed.
 */
export function listInteractiveBlockIds(regions: PagePayload['regions']): readonly string[] {
  return Object.values(regions).flat().flatMap(listIds);
}

function listIds(node: BlockNode): readonly string[] {
  if (node.kind !== 'interactive') return [];
  const innerIds = Object.values(node.regions).flat().flatMap(listIds);
  return innerIds.length > 0 ? innerIds : [node.id];
}

/** Lists the ids of the slots that the browser hydrates. */
export function listInteractiveSlotIds(slots: PagePayload['slots']): readonly string[] {
  return Object.keys(slots).filter((id) => slots[id]?.kind === 'interactive');
}
