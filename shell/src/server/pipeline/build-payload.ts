import { hidesNavigation } from '@gruenland/shared-contracts/app-mode.ts';
import type { BlockNode } from '@gruenland/shared-contracts/block.ts';
import type { PageHead } from '@gruenland/shared-contracts/page-head.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import type { RouteHandle } from '@gruenland/shared-contracts/route.ts';
import type { SlotNode, SlotRequest } from '@gruenland/shared-contracts/slot.ts';
import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { resolveHead } from '#document/resolve-head.ts';
import type { PagePayload, PageProblem, ViewReference } from '#page/page-payload.ts';
import { DEADLINES_MS } from '#server/deadlines.ts';
import type { Snapshot } from '#server/snapshot/snapshot.ts';
import { getPublicCacheKey } from './cache-key.ts';
import { createLoadContext } from './load-context.ts';
import { listPageAssets } from './page-assets.ts';
import type { PageServices } from './page-services.ts';
import type { PageRequest } from './page-request.ts';
import { createBlockBudget, resolveBlocks } from './resolve-blocks.ts';
import { resolveSlots } from './resolve-slots.ts';

/** A page before its blocks and slots are resolved. */
export interface PageDraft {
  readonly handle: RouteHandle;
  readonly area: ViewReference | null;
  readonly problem: PageProblem | null;
  readonly status: number;
  readonly head: PageHead;
  readonly params: Readonly<Record<string, string>>;
  readonly data: unknown;
  readonly form: FormState | null;
  readonly regions: Readonly<Record<string, readonly RawBlock[]>>;
  readonly slots: readonly SlotRequest[];
}

/** Resolves all blocks and slots within the secondary deadline and builds the payload. */
export async function buildPayload(
  draft: PageDraft,
  request: PageRequest,
  snapshot: Snapshot,
  services: PageServices,
): Promise<PagePayload> {
  const { path, appMode } = request;
  const preview = request.contentVersion === 'draft';
  const { insight, faultyReleases } = request;
  const partContext = { facts: { path, appMode, preview }, insight, faultyReleases };
  const chromeless = hidesNavigation(path, appMode);
  const route = { handle: draft.handle };
  const createContext = (signal: AbortSignal) =>
    createLoadContext(request, route, draft.params, services, signal);
  // The context has no route, so that it contains nothing about the visitor: all pages share the
  // settings.
  const site = await services.siteSettings.current(snapshot, services.snapshots.current, (signal) =>
    createLoadContext(request, null, {}, services, signal),
  );
  const { regions, slots } = await resolveParts(
    draft,
    chromeless,
    request,
    snapshot,
    services,
    partContext,
    createContext,
  );
  return {
    url: request.url,
    path,
    status: draft.status,
    area: draft.area,
    problem: draft.problem,
    layout: draft.handle.layout,
    section: draft.handle.section ?? null,
    needsLogin: draft.handle.access === 'login',
    chromeless,
    appMode,
    preview,
    params: draft.params,
    data: draft.data,
    form: draft.form,
    regions,
    slots,
    head: resolveHead(draft.head, {
      site,
      siteUrl: services.config.siteUrl,
      path,
      contentAssetHost: services.config.settings.contentAssetHost,
      isIndexForbidden: preview || request.hasEditorToken || draft.handle.robots === 'noindex',
    }),
    site,
    assets: listPageAssets(
      snapshot,
      draft.area,
      regions,
      slots,
      { layout: draft.handle.layout, chromeless },
      services.manifest,
    ),
    combination: snapshot.combination,
    ...getInsight(request, draft.handle, services),
  };
}

function getInsight(
  { insight, path, query, responseKind, appMode, previewed }: PageRequest,
  { cache: policy }: RouteHandle,
  { cache, snapshots }: PageServices,
): Pick<PagePayload, 'insight'> {
  if (!insight) return {};
  const readerRequest = { path, query, responseKind, appMode };
  const key = policy ? getPublicCacheKey(policy, readerRequest, snapshots.current) : null;
  return {
    insight: {
      area: insight.area,
      parts: insight.parts,
      cache: key ? cache.peek(key) : 'private',
      previewed,
      // Rendering adds its errors to this list later.
      faults: insight.faults,
    },
  };
}

interface ResolvedParts {
  readonly regions: Readonly<Record<string, readonly BlockNode[]>>;
  readonly slots: Readonly<Record<string, SlotNode>>;
}

async function resolveParts(
  draft: PageDraft,
  chromeless: boolean,
  request: PageRequest,
  snapshot: Snapshot,
  services: PageServices,
  partContext: Parameters<typeof resolveSlots>[4],
  createContext: (signal: AbortSignal) => ReturnType<typeof createLoadContext>,
): Promise<ResolvedParts> {
  const requests = [...listHeaderSlots(draft.handle, chromeless), ...draft.slots];
  // A late part is left out; the page neither waits nor fails.
  const signal = AbortSignal.any([
    request.signal,
    AbortSignal.timeout(DEADLINES_MS.secondaryLoader),
  ]);
  const context = createContext(signal);
  const blockResolution = { snapshot, services, context, partContext, budget: createBlockBudget() };
  const [slots, ...lists] = await Promise.all([
    resolveSlots(requests, snapshot, services, context, partContext),
    ...Object.entries(draft.regions).map(([name, rawBlocks]) =>
      resolveBlocks(rawBlocks, blockResolution, name),
    ),
  ]);
  const names = Object.keys(draft.regions);
  return {
    slots,
    regions: Object.fromEntries(names.map((name, index) => [name, lists[index] ?? []])),
  };
}

/** Lists the slots of the header, unless the header is hidden. */
function listHeaderSlots(handle: RouteHandle, chromeless: boolean): readonly SlotRequest[] {
  if (chromeless || handle.layout === 'clean') return [];
  return [
    { id: 'header-search', name: 'header.search', props: {} },
    { id: 'header-account', name: 'header.account', props: {} },
  ];
}
