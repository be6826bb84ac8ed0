import type { BlockNode } from '@gruenland/shared-contracts/block.ts';
import type { SlotNode } from '@gruenland/shared-contracts/slot.ts';
import type { PagePayload } from '#page/page-payload.ts';
import type { RegionInsight } from './page-insight.ts';

/** A region of the page with its X-ray label. */
export interface XrayRegion {
  /** CSS selector of the region in the document. */
  readonly selector: string;
  readonly kind: 'area' | 'block' | 'slot';
  readonly label: string;
}

/** Lists all regions of a page with X-ray data, outer regions first. */
export function listRegions(page: PagePayload): readonly XrayRegion[] {
  const { insight } = page;
  if (!insight) return [];
  const area: XrayRegion[] =
    insight.area && page.area
      ? [
          {
            selector: `[data-area=${JSON.stringify(insight.area.remote)}]`,
            kind: 'area',
            label: getRegionLabel(page.area.view, insight.area),
          },
        ]
      : [];
  const parts = [
    ...Object.values(page.regions).flat().flatMap(flattenNode),
    ...Object.values(page.slots),
  ];
  return [...area, ...parts.flatMap((part) => describePart(part, insight.parts[part.id]))];
}

/** Summarizes the X-ray data of the page in one line. */
export function describePage({ insight, combination, status, url }: PagePayload): string {
  return `${url} · ${status} · Zwischenspeicher: ${insight?.cache ?? 'unbekannt'} · ${combination}`;
}

function describePart(
  part: BlockNode | SlotNode,
  insight: RegionInsight | undefined,
): XrayRegion[] {
  if (!insight) return [];
  const kind = 'props' in part || part.id.startsWith('header-') ? 'slot' : 'block';
  const script = part.kind === 'static' ? 'ohne Skript' : 'mit Skript';
  return [
    {
      selector: `[data-part=${JSON.stringify(part.id)}]`,
      kind,
      label: `${getRegionLabel(`${kind}:${part.name}`, insight)} · ${script}`,
    },
  ];
}

function getRegionLabel(view: string, { remote, release, durationMs: ms }: RegionInsight): string {
  return `${remote}@${release.slice(0, 8)} · ${view} · ${ms} ms`;
}

function flattenNode(node: BlockNode): readonly BlockNode[] {
  if (node.kind !== 'interactive') return [node];
  return [node, ...Object.values(node.regions).flat().flatMap(flattenNode)];
}
