import { randomUUID } from 'node:crypto';
import type { BlockNode } from '@gruenland/shared-contracts/block.ts';
import type { SlotNode } from '@gruenland/shared-contracts/slot.ts';
import type { PagePayload } from '#page/page-payload.ts';
import { listClasses } from '#server/styles/list-classes.ts';
import { encodeStaticHtml } from './static-part-cache.ts';

/** HTML of a page inside its document, as UTF-8. */
export interface AppHtml {
  readonly pieces: readonly Buffer[];
  readonly listClasses: () => Set<string>;
}

/** A page with markers in place of the HTML of its static parts. */
export interface MarkedPage {
  readonly page: PagePayload;
  /** The HTML that was taken out, by the number in its marker. */
  readonly taken: readonly string[];
  /** Takes out HTML that is not part of the payload. Returns its marker. */
  readonly takeOut: (html: string) => string;
}

/** Contains an id that nobody else knows, so that no content can contain a marker. */
const MARKER_START = `<!--${randomUUID()}:`;
const MARKER_END = '-->';

/**
 * Takes the HTML of static parts out of a page before React renders it. React would only copy it,
 * chunk by chunk, and most of it is the same for every page.
 */
export function takeOutStaticHtml(page: PagePayload): MarkedPage {
  const taken: string[] = [];
  const createMarker = (html: string) => `${MARKER_START}${taken.push(html) - 1}${MARKER_END}`;
  const markNode = (node: BlockNode): BlockNode => {
    switch (node.kind) {
      case 'static':
        return node.html === undefined ? node : { ...node, html: createMarker(node.html) };
      case 'interactive':
        return { ...node, regions: markRegions(node.regions) };
      case 'problem':
        return node;
    }
  };
  const markRegions = (regions: Readonly<Record<string, readonly BlockNode[]>>) =>
    mapValues(regions, (nodes) => nodes.map(markNode));
  const markSlot = (slot: SlotNode): SlotNode =>
    slot.kind === 'static' && slot.html !== undefined
      ? { ...slot, html: createMarker(slot.html) }
      : slot;
  const regions = markRegions(page.regions);
  const slots = mapValues(page.slots, markSlot);
  return { page: { ...page, regions, slots }, taken, takeOut: createMarker };
}

/** Puts the HTML of the static parts back in place of their markers. */
export function insertStaticHtml(rendered: Buffer, taken: MarkedPage['taken']): AppHtml {
  // One character for each byte, so that positions in the text are positions in the buffer. Markers
  // and class names are ASCII.
  const text = rendered.toString('latin1');
  const pieces: Buffer[] = [];
  const insertedParts: ReturnType<typeof encodeStaticHtml>[] = [];
  let position = 0;
  for (
    let start = text.indexOf(MARKER_START);
    start >= 0;
    start = text.indexOf(MARKER_START, position)
  ) {
    const end = text.indexOf(MARKER_END, start);
    const part = encodeStaticHtml(
      taken[Number(text.slice(start + MARKER_START.length, end))] ?? '',
    );
    insertedParts.push(part);
    pieces.push(rendered.subarray(position, start), part.bytes);
    position = end + MARKER_END.length;
  }
  pieces.push(rendered.subarray(position));
  return {
    pieces,
    listClasses: () => {
      const classes = listClasses(text);
      for (const part of insertedParts) for (const name of part.classes) classes.add(name);
      return classes;
    },
  };
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}
