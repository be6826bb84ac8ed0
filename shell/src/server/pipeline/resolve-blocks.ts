import { UNKNOWN_BLOCK } from '@gruenland/shared-contracts/block.ts';
import type { BlockDefinition, BlockNode, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { computeOnce } from '@gruenland/shared-contracts/compute-once.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { parseEditableComment } from '#editor/editable.ts';
import { waitUnlessAborted } from '#server/deadlines.ts';
import type { OwnedBlock } from '#server/snapshot/snapshot.ts';
import type { PageJob } from './page-job.ts';
import { renderStaticPart } from './render-static-part.tsx';
import { recordPartFault } from './report-fault.ts';

/** Maximum nesting of blocks; only editing mistakes exceed it. */
const MAX_DEPTH = 8;
/**
 * Maximum number of blocks per page. A small block takes about 0.2 ms, so this number of blocks can be
 * resolved within the deadlines.
 */
const MAX_BLOCKS = 4000;
/** Maximum nesting of unknown blocks. Page builders wrap a text in many of them. */
const MAX_NESTED_WRAPPERS = 40;

/**
 * Numbers of blocks that a page may still contain. Unknown blocks, which cost little, are counted
 * separately.
 */
export interface BlockBudget {
  remainingKnownBlocks: number;
  remainingUnknownBlocks: number;
  /** Whether the notice that the page exceeds a limit was already created. */
  isReported: boolean;
}

/** Dependencies and state for resolving the blocks of one page. */
export interface BlockResolution {
  readonly job: PageJob;
  readonly context: LoadContext;
  /** The block budget, shared by all regions of the page. */
  readonly budget: BlockBudget;
}

export function createBlockBudget(): BlockBudget {
  return {
    remainingKnownBlocks: MAX_BLOCKS,
    remainingUnknownBlocks: MAX_BLOCKS,
    isReported: false,
  };
}

/** Parses, loads and renders a list of blocks in parallel. */
export async function resolveBlocks(
  rawBlocks: readonly RawBlock[],
  resolution: BlockResolution,
  region: string,
  depth = 0,
): Promise<readonly BlockNode[]> {
  const expandedBlocks = rawBlocks.flatMap((rawBlock) => expandBlock(rawBlock, resolution, depth));
  const nodes = await Promise.all(
    expandedBlocks.map((rawBlock, index) =>
      resolveBlock(rawBlock, resolution, `${region}.${index}`, depth),
    ),
  );
  return [...nodes, createExcessNotice(resolution, region)].filter((node) => node !== null);
}

/**
 * Returns a notice if the page exceeds a limit; null otherwise, and null if the notice was already
 * created. The caller places it after the blocks of the list in which the limit was exceeded.
 */
function createExcessNotice(resolution: BlockResolution, region: string): BlockNode | null {
  const { budget } = resolution;
  if (budget.isReported || (budget.remainingKnownBlocks >= 0 && budget.remainingUnknownBlocks >= 0))
    return null;
  budget.isReported = true;
  const text = `more than ${MAX_BLOCKS} blocks: the rest of the page is left out`;
  return createProblem(resolution, `${region}.more`, 'page', text);
}

function expandBlock(
  rawBlock: RawBlock,
  resolution: BlockResolution,
  depth: number,
  wrapperCount = 0,
): readonly RawBlock[] {
  if (depth > MAX_DEPTH || wrapperCount > MAX_NESTED_WRAPPERS) return [];
  const ownedBlock = resolution.job.snapshot.blocks.get(rawBlock.component);
  if (!ownedBlock) return expandUnknownBlock(rawBlock, resolution, depth, wrapperCount);
  // A block that is switched off must not be expanded into other blocks.
  const isAllowed = resolution.job.services.killSwitches.allows('block', rawBlock.component);
  const parts = isAllowed ? expandSafely(rawBlock, ownedBlock, resolution) : undefined;
  if (!parts) return takeFromBudget(resolution.budget, 'remainingKnownBlocks') ? [rawBlock] : [];
  return parts.flatMap((part) => {
    if (part.component !== rawBlock.component)
      return expandBlock(part, resolution, depth + 1, wrapperCount);
    return takeFromBudget(resolution.budget, 'remainingKnownBlocks') ? [part] : [];
  });
}

/**
 * Returns an unknown block itself, which previews show as a box, and the blocks inside it, which
 * can be shown instead.
 */
function expandUnknownBlock(
  rawBlock: RawBlock,
  resolution: BlockResolution,
  depth: number,
  wrapperCount: number,
): readonly RawBlock[] {
  if (!takeFromBudget(resolution.budget, 'remainingUnknownBlocks')) return [];
  if (!resolution.job.services.killSwitches.allows('block', rawBlock.component)) return [];
  const unknownBlockHandler = resolution.job.snapshot.blocks.get(UNKNOWN_BLOCK);
  const parts =
    (unknownBlockHandler && expandSafely(rawBlock, unknownBlockHandler, resolution)) ?? [];
  return [
    rawBlock,
    ...parts.flatMap((part) => expandBlock(part, resolution, depth, wrapperCount + 1)),
  ];
}

/** Takes one block from the budget; returns false if the budget is used up. */
function takeFromBudget(
  budget: BlockBudget,
  kind: 'remainingKnownBlocks' | 'remainingUnknownBlocks',
): boolean {
  budget[kind] = Math.max(-1, budget[kind] - 1);
  return budget[kind] >= 0;
}

async function resolveBlock(
  rawBlock: RawBlock,
  resolution: BlockResolution,
  id: string,
  depth: number,
): Promise<BlockNode | null> {
  const name = rawBlock.component;
  const ownedBlock = resolution.job.snapshot.blocks.get(name);
  const { killSwitches } = resolution.job.services;
  if (!killSwitches.allows('block', name)) return null;
  if (ownedBlock && !killSwitches.allows('remote', ownedBlock.release.name)) return null;
  if (!ownedBlock) return createProblem(resolution, id, name, `unknown block ${name}`);
  const startMs = performance.now();
  try {
    return await resolveOwnedBlock(rawBlock, ownedBlock, resolution, id, depth);
  } catch (error) {
    const { name: remote, id: release } = ownedBlock.release;
    recordPartFault(error, ownedBlock.release, `block:${name}`, resolution.job);
    return createProblem(resolution, id, name, `${remote}@${release}: ${String(error)}`);
  } finally {
    const { insight } = resolution.job.request;
    insight?.recordPart(id, ownedBlock.release, performance.now() - startMs);
  }
}

const callParse = (definition: BlockDefinition, rawBlock: RawBlock) =>
  definition.parse?.(rawBlock) ?? { ok: true as const, model: rawBlock };

const callExpand = (definition: BlockDefinition, rawBlock: RawBlock) =>
  definition.expand?.(rawBlock);

async function resolveOwnedBlock(
  rawBlock: RawBlock,
  { release, definition }: OwnedBlock,
  resolution: BlockResolution,
  id: string,
  depth: number,
): Promise<BlockNode | null> {
  const name = rawBlock.component;
  const editable = getEditorAttributes(rawBlock, resolution);
  const parsed = computeOnce(callParse, definition, rawBlock);
  if (!parsed.ok) return createProblem(resolution, id, name, parsed.problem);
  const children = Object.entries(definition.regions?.(parsed.model) ?? {});
  // Most blocks of an article have neither a loader nor inner blocks.
  const mustWait = definition.loader !== undefined || children.length > 0;
  const [data, ...lists] = mustWait
    ? await Promise.all([
        waitUnlessAborted(
          `block ${name}`,
          resolution.context.signal,
          definition.loader?.(parsed.model, resolution.context),
        ),
        ...children.map(([region, rawBlocks]) =>
          resolveBlocks(rawBlocks, resolution, `${id}-${region}`, depth + 1),
        ),
      ])
    : [undefined];
  const regions = Object.fromEntries(
    children.map(([region], index) => [region, lists[index] ?? []]),
  );
  const needsScript =
    definition.hydrate === 'always' ||
    definition.hydrate === 'idle' ||
    (definition.hydrate === 'children' && lists.flat().some((node) => node.kind === 'interactive'));
  if (needsScript) {
    const hydratesWhenIdle = definition.hydrate === 'idle';
    return {
      kind: 'interactive',
      ...editable,
      id,
      name,
      remote: release.name,
      idle: hydratesWhenIdle,
      model: parsed.model,
      data,
      regions,
    };
  }
  const View = release.views.get(`block:${name}`);
  if (!View) throw new Error(`no view for block ${name}`);
  const html = renderStaticPart(View, { model: parsed.model, data }, regions, id, resolution.job);
  const innerRemotes = lists.flat().flatMap(listRemotesOfNode);
  if (html === '') return null;
  return {
    kind: 'static',
    ...editable,
    id,
    name,
    remote: release.name,
    inside: innerRemotes,
    html,
  };
}

/** Returns the editor attributes of a block; none outside drafts. */
function getEditorAttributes(
  rawBlock: RawBlock,
  { context }: BlockResolution,
): Pick<StaticNode, 'editable'> {
  const editable =
    context.contentVersion === 'draft' ? parseEditableComment(rawBlock['_editable']) : undefined;
  return editable ? { editable } : {};
}

type StaticNode = Extract<BlockNode, { kind: 'static' }>;

/**
 * Lists the remotes with parts inside a static block; the page needs the stylesheets of these
 * remotes too.
 */
function listRemotesOfNode(node: BlockNode): readonly string[] {
  return node.kind === 'static' ? [node.remote, ...(node.inside ?? [])] : [];
}

function createProblem(
  resolution: BlockResolution,
  id: string,
  name: string,
  text: string,
): BlockNode | null {
  resolution.job.services.log.warn(
    { block: name, problem: text, path: resolution.context.path },
    'block left out',
  );
  return resolution.context.contentVersion === 'draft'
    ? { kind: 'problem', id, name, problem: text }
    : null;
}

/**
 * Returns the parts of a block. Returns undefined if the block has none, or if its `expand` throws,
 * which counts as a fault of the release that owns the block.
 */
function expandSafely(
  rawBlock: RawBlock,
  { definition, release }: OwnedBlock,
  resolution: BlockResolution,
): readonly RawBlock[] | undefined {
  try {
    return definition.expand && computeOnce(callExpand, definition, rawBlock);
  } catch (error) {
    const block = rawBlock.component;
    const { log } = resolution.job.services;
    recordPartFault(error, release, `block:${block}`, resolution.job);
    log.warn(
      { block, problem: String(error), path: resolution.context.path },
      'block not expanded',
    );
    return undefined;
  }
}
