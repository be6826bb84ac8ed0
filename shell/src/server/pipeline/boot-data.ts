import type { BlockNode } from '@gruenland/shared-contracts/block.ts';
import { computeOnce } from '@gruenland/shared-contracts/compute-once.ts';
import type { SlotNode } from '@gruenland/shared-contracts/slot.ts';
import { serializeJsonForScript } from '#document/serialize-json-for-script.ts';
import type { PagePayload } from '#page/page-payload.ts';
import type { BootData, PublicConfig } from '#page/boot-data.ts';

/**
 * Returns the JSON of the boot data ({@link BootData}) of a document, safe inside a script element.
 * Most of it are the site's settings and the releases, which are serialized once for each version.
 * The document has the links of scripts and stylesheets.
 */
export function serializeBootData(page: PagePayload, config: PublicConfig): string {
  const { site, assets, ...fields } = removeRepeatedData(page);
  const fieldsJson = serializeJsonForScript(fields);
  const siteJson = computeOnce(serializeJsonForScript, site);
  const releases = assets.releases.map((release) => computeOnce(serializeJsonForScript, release));
  const assetsJson = `{"releases":[${releases.join(',')}],"scripts":[],"styles":[]}`;
  return `{"page":${fieldsJson.slice(0, -1)},"site":${siteJson},"assets":${assetsJson}},"config":${serializeJsonForScript(config)}}`;
}

/** Removes the HTML and head that the document already contains. */
function removeRepeatedData(page: PagePayload): BootData['page'] {
  const regions = Object.fromEntries(
    Object.entries(page.regions).map(([name, nodes]) => [name, nodes.map(removeHtml)]),
  );
  const slots = Object.fromEntries(
    Object.entries(page.slots).map(([id, slot]) => [id, removeSlotHtml(slot)]),
  );
  const head = { ...page.head, meta: [], jsonLd: [], preloadImages: [], alternates: [] };
  return { ...page, head, regions, slots };
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
