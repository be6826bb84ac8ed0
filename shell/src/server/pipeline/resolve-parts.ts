import { hidesNavigation } from '@gruenland/shared-contracts/app-mode.ts';
import type { BlockNode } from '@gruenland/shared-contracts/block.ts';
import type { SlotNode, SlotRequest } from '@gruenland/shared-contracts/slot.ts';
import type { SiteSettings } from '@gruenland/shared-contracts/site.ts';
import { runWithTimeoutSignal } from '@gruenland/shared-contracts/run-with-timeout-signal.ts';
import { layoutFeatures } from '#layouts/layout-regions.ts';
import { DEADLINES_MS } from '#server/deadlines.ts';
import { createLoadContext } from './load-context.ts';
import type { LoadedPage } from './load-result.ts';
import type { PageJob } from './page-job.ts';
import { renderOwnPart } from './render-own-part.ts';
import { createBlockBudget, resolveBlocks } from './resolve-blocks.ts';
import { resolveSlots } from './resolve-slots.ts';

/** Content around and inside the view of a page: site settings, blocks and slots. */
export interface ResolvedParts {
  readonly site: SiteSettings;
  readonly regions: Readonly<Record<string, readonly BlockNode[]>>;
  readonly slots: Readonly<Record<string, SlotNode>>;
}

/**
 * Reads the settings of the site and resolves all blocks and slots of a page at the same time,
 * within the secondary deadline. A late block or slot is left out; the page neither waits nor fails.
 * Renders the page's own parts.
 */
export async function resolveParts(page: LoadedPage, job: PageJob): Promise<ResolvedParts> {
  const partJob = { ...job, isShareable: page.handle.cache !== undefined };
  return runWithTimeoutSignal(DEADLINES_MS.secondaryLoader, job.deadline.signal, (signal) =>
    resolvePartsUntil(signal, page, partJob),
  );
}

async function resolvePartsUntil(
  signal: AbortSignal,
  page: LoadedPage,
  job: PageJob,
): Promise<ResolvedParts> {
  const { snapshot, services } = job;
  const context = createLoadContext(job, page.handle, page.params, signal);
  const resolution = { job, context, budget: createBlockBudget() };
  // The loader context for the settings contains nothing about the visitor, because all pages share
  // the settings.
  const settingsPromise = services.siteSettings.getSettings(
    snapshot,
    services.snapshots.current,
    (siteSignal) => createLoadContext(job, null, {}, siteSignal),
  );
  const regionNames = Object.keys(page.regions);
  const [site, slots, ...lists] = await Promise.all([
    settingsPromise,
    resolveSlots([...listFrameSlots(page, job), ...page.slots], job, context),
    ...Object.entries(page.regions).map(([name, rawBlocks]) =>
      resolveBlocks(rawBlocks, resolution, name),
    ),
  ]);
  const regions = [
    ...regionNames.map((name, index) => [name, lists[index] ?? []] as const),
    ...page.parts.map((part) => [part.region, renderOwnPart(part, job)] as const),
  ];
  return { site, slots, regions: Object.fromEntries(regions) };
}

/** Lists the slots around the view of a page: account menu and header, unless it is hidden. */
function listFrameSlots({ handle }: LoadedPage, { request }: PageJob): readonly SlotRequest[] {
  const menuSlots: readonly SlotRequest[] = layoutFeatures[handle.layout].hasAccountMenu
    ? [{ id: 'account-menu', name: 'account.menu', props: {} }]
    : [];
  const isChromeless = hidesNavigation(request.path, request.appMode);
  if (isChromeless || handle.layout === 'clean') return menuSlots;
  return [
    ...menuSlots,
    { id: 'header-search', name: 'header.search', props: {} },
    { id: 'header-account', name: 'header.account', props: {} },
  ];
}
