import type { BlockNode } from '@gruenland/shared-contracts/block.ts';
import type { SlotNode } from '@gruenland/shared-contracts/slot.ts';
import type { PagePayload } from '#page/page-payload.ts';
import type { BootData, PublicConfig } from '#page/boot-data.ts';

/**
 * Returns the boot data of a document: the payload without the HTML, head and links that the
 * document already contains.
 */
export function createBootData(page: PagePayload, config: PublicConfig): BootData {
  const regions = Object.fromEntries(
    Object.entries(page.regions).map(([name, nodes]) => [name, nodes.map(removeHtml)]),
  );
  const slots = Object.fromEntries(
    Object.entries(page.slots).map(([id, slot]) => [id, removeSlotHtml(slot)]),
  );
  const head = { ...page.head, meta: [], jsonLd: [], preloadImages: [], alternates: [] };
  const assets = { releases: page.assets.releases, scripts: [], styles: [] };
  return { page: { ...page, head, regions, slots, assets }, config };
}

function removeHtml(node: BlockNode): BlockNode {
  if (node.kind === 'static') {
    const { html: _, ...remainingFields } = node;
    return remainingFields;
  }
  if (node.kind !== 'interactive') return node;
  const regions = Object.fromEntries(
    Object.entries(node.regions).map(([name, nodes]) => [name, nodes.map(removeHtml)]),
  );
  return { ...node, regions };
}

function removeSlotHtml(slot: SlotNode): SlotNode {
  if (slot.kind !== 'static') return slot;
  const { html: _, ...remainingFields } = slot;
  return remainingFields;
}
