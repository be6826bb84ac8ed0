import { UNKNOWN_BLOCK } from '@gruenland/shared-contracts/block.ts';
import type { BlockNode, RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { readEditable } from '#editor/editable.ts';
import { untilAborted } from '#server/deadlines.ts';
import type { OwnedBlock, Snapshot } from '#server/snapshot/snapshot.ts';
import { renderStaticPart } from './render-static-part.tsx';
import type { StaticSurroundings } from './render-static-part.tsx';
import type { PageServices } from './page-context.ts';

/**
 * How deep blocks may nest and how many a page may hold; more is an editor's accident. Small blocks
 * cost about 0.2 ms each, so that a page of this many still answers within its deadlines.
 */
const MAX_DEPTH = 8;
const MAX_BLOCKS = 4000;
/** How deep unknown blocks may lie in each other: page builders wrap a text many times. */
const MAX_WRAPPERS = 40;

/** What is left to a page: blocks with an owner, and those that nobody knows, which cost little. */
export interface BlockBudget {
  left: number;
  unknown: number;
  /** That something was left out is said once. */
  told: boolean;
}

/** One page's work on its blocks. */
export interface BlockWork {
  readonly snapshot: Snapshot;
  readonly services: PageServices;
  readonly context: LoadContext;
  readonly surroundings: StaticSurroundings;
  /** Counts down over the whole page. */
  readonly budget: BlockBudget;
}

/** A fresh budget for one page. */
export function blockBudget(): BlockBudget {
  return { left: MAX_BLOCKS, unknown: MAX_BLOCKS, told: false };
}

/** Parses, loads and renders a list of blocks by their owners, all in parallel. */
export async function resolveBlocks(
  raws: readonly RawBlock[],
  work: BlockWork,
  region: string,
  depth = 0,
): Promise<readonly BlockNode[]> {
  const expanded = raws.flatMap((raw) => expandBlock(raw, work, depth));
  const nodes = await Promise.all(
    expanded.map((raw, index) => resolveBlock(raw, work, `${region}.${index}`, depth)),
  );
  return [...nodes, surplus(work, region)].filter((node) => node !== null);
}

/** Says, after the list in which it happened, that the page holds more than is shown. */
function surplus(work: BlockWork, region: string): BlockNode | null {
  const { budget } = work;
  if (budget.told || (budget.left >= 0 && budget.unknown >= 0)) return null;
  budget.told = true;
  const text = `more than ${MAX_BLOCKS} blocks: the rest of the page is left out`;
  return problem(work, `${region}.more`, 'page', text);
}

function expandBlock(
  raw: RawBlock,
  work: BlockWork,
  depth: number,
  wrappers = 0,
): readonly RawBlock[] {
  if (depth > MAX_DEPTH || wrappers > MAX_WRAPPERS) return [];
  const owned = work.snapshot.blocks.get(raw.component);
  if (!owned) return expandUnknown(raw, work, depth, wrappers);
  // What is switched off comes under no other name.
  const allowed = work.services.killSwitches.allows('block', raw.component);
  const parts = allowed ? attempt(() => owned.definition.expand?.(raw)) : undefined;
  if (!parts) return withinBudget(work.budget, 'left') ? [raw] : [];
  return parts.flatMap((part) => {
    if (part.component !== raw.component) return expandBlock(part, work, depth + 1, wrappers);
    return withinBudget(work.budget, 'left') ? [part] : [];
  });
}

/** The block itself, which becomes a box in previews, and what can be shown of it. */
function expandUnknown(
  raw: RawBlock,
  work: BlockWork,
  depth: number,
  wrappers: number,
): readonly RawBlock[] {
  if (!withinBudget(work.budget, 'unknown')) return [];
  if (!work.services.killSwitches.allows('block', raw.component)) return [];
  const teller = work.snapshot.blocks.get(UNKNOWN_BLOCK);
  const parts = attempt(() => teller?.definition.expand?.(raw)) ?? [];
  return [raw, ...parts.flatMap((part) => expandBlock(part, work, depth, wrappers + 1))];
}

/** Takes one from the budget; it stays below zero once it was asked for too much. */
function withinBudget(budget: BlockBudget, kind: 'left' | 'unknown'): boolean {
  budget[kind] = Math.max(-1, budget[kind] - 1);
  return budget[kind] >= 0;
}

async function resolveBlock(
  raw: RawBlock,
  work: BlockWork,
  id: string,
  depth: number,
): Promise<BlockNode | null> {
  const name = raw.component;
  const owned = work.snapshot.blocks.get(name);
  const { killSwitches } = work.services;
  if (!killSwitches.allows('block', name)) return null;
  if (owned && !killSwitches.allows('remote', owned.release.name)) return null;
  if (!owned) return problem(work, id, name, `unknown block ${name}`);
  const started = performance.now();
  try {
    return await resolveOwned(raw, owned, work, id, depth);
  } catch (error) {
    work.services.metrics.fault(
      { remote: owned.release.name, release: owned.release.id },
      'server',
    );
    return problem(work, id, name, `${owned.release.name}@${owned.release.id}: ${String(error)}`);
  } finally {
    work.surroundings.insight?.tookPart(id, owned.release, performance.now() - started);
  }
}

async function resolveOwned(
  raw: RawBlock,
  { release, definition }: OwnedBlock,
  work: BlockWork,
  id: string,
  depth: number,
): Promise<BlockNode | null> {
  const name = raw.component;
  const editable = editableIn(raw, work);
  const parsed = definition.parse?.(raw) ?? { ok: true as const, model: raw };
  if (!parsed.ok) return problem(work, id, name, parsed.problem);
  const children = Object.entries(definition.regions?.(parsed.model) ?? {});
  const [data, ...lists] = await Promise.all([
    untilAborted(
      `block ${name}`,
      work.context.signal,
      definition.load?.(parsed.model, work.context),
    ),
    ...children.map(([region, raws]) => resolveBlocks(raws, work, `${id}-${region}`, depth + 1)),
  ]);
  const regions = Object.fromEntries(
    children.map(([region], index) => [region, lists[index] ?? []]),
  );
  const needsScript =
    definition.hydrate === 'always' ||
    definition.hydrate === 'idle' ||
    (definition.hydrate === 'children' && lists.flat().some((node) => node.kind === 'interactive'));
  if (needsScript) {
    const idle = definition.hydrate === 'idle';
    return {
      kind: 'interactive',
      ...editable,
      id,
      name,
      remote: release.name,
      idle,
      model: parsed.model,
      data,
      regions,
    };
  }
  const View = release.views.get(`block:${name}`);
  if (!View) throw new Error(`no view for block ${name}`);
  const html = renderStaticPart(
    View,
    { model: parsed.model, data },
    regions,
    id,
    work.surroundings,
  );
  const inside = lists.flat().flatMap(remotesOf);
  if (html === '') return null;
  return { kind: 'static', ...editable, id, name, remote: release.name, inside, html };
}

/** Drafts say which block they are; readers never see it. */
function editableIn(raw: RawBlock, { context }: BlockWork): Pick<StaticNode, 'editable'> {
  const editable = context.contentVersion === 'draft' ? readEditable(raw['_editable']) : undefined;
  return editable ? { editable } : {};
}

type StaticNode = Extract<BlockNode, { kind: 'static' }>;

/** Remotes whose parts a static block holds: the page needs their stylesheets too. */
function remotesOf(node: BlockNode): readonly string[] {
  return node.kind === 'static' ? [node.remote, ...(node.inside ?? [])] : [];
}

function problem(work: BlockWork, id: string, name: string, text: string): BlockNode | null {
  work.services.log.warn({ block: name, problem: text, path: work.context.path }, 'block left out');
  return work.context.contentVersion === 'draft'
    ? { kind: 'problem', id, name, problem: text }
    : null;
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
