import { hidesNavigation } from '@gruenland/shared-contracts/app-mode.ts';
import type { RouteHandle } from '@gruenland/shared-contracts/route.ts';
import { resolveHead } from '#document/resolve-head.ts';
import type { ResolvedHead } from '#document/resolved-head.ts';
import type { PagePayload } from '#page/page-payload.ts';
import { chooseMainScriptStart } from './choose-main-script-start.ts';
import { getPublicCacheKey } from './cache-key.ts';
import type { LoadedPage } from './load-result.ts';
import { listPageAssets } from './page-assets.ts';
import type { PageJob } from './page-job.ts';
import type { ResolvedParts } from './resolve-parts.ts';

/** Creates the payload of a page: all data that the server renders and the browser receives. */
export function createPayload(page: LoadedPage, parts: ResolvedParts, job: PageJob): PagePayload {
  const { request, snapshot, services } = job;
  const { path, appMode } = request;
  const { handle, area } = page;
  const { site, regions, slots } = parts;
  const preview = request.contentVersion === 'draft';
  const chromeless = hidesNavigation(path, appMode);
  return {
    url: request.url,
    path,
    status: page.status,
    area,
    problem: page.problem,
    layout: handle.layout,
    section: handle.section ?? null,
    needsLogin: handle.access === 'login',
    chromeless,
    appMode,
    preview,
    params: page.params,
    data: page.data,
    form: page.form,
    regions,
    slots,
    head: addErrorPrefixToTitle(
      page,
      resolveHead(page.head, {
        site,
        siteUrl: services.config.siteUrl,
        path,
        contentAssetHost: services.config.settings.contentAssetHost,
        isIndexForbidden: preview || request.hasEditorToken || handle.robots === 'noindex',
      }),
    ),
    site,
    assets: listPageAssets(
      snapshot,
      area,
      regions,
      slots,
      { layout: handle.layout, chromeless },
      services.manifest,
    ),
    start: chooseMainScriptStart(page, job),
    viewReport: page.viewReport,
    combination: snapshot.combination,
    ...getInsight(handle, job),
  };
}

/** Starts the title with the error if the page shows a refused form (WCAG technique G199). */
function addErrorPrefixToTitle({ form, status }: LoadedPage, head: ResolvedHead): ResolvedHead {
  const hasErrors = form !== null && Object.keys(form.errors).length > 0;
  return hasErrors && status >= 400 ? { ...head, title: `Fehler: ${head.title}` } : head;
}

function getInsight(
  { cache: policy }: RouteHandle,
  { request, services }: PageJob,
): Pick<PagePayload, 'insight'> {
  const { insight, path, query, responseKind, appMode, previewedReleases: previewed } = request;
  if (!insight) return {};
  const readerRequest = { path, query, responseKind, appMode };
  const { cache, snapshots } = services;
  const key = policy ? getPublicCacheKey(policy, readerRequest, snapshots.current) : null;
  return {
    insight: {
      area: insight.area,
      parts: insight.parts,
      cache: key ? cache.peek(key) : 'private',
      previewed: previewed.map(({ remote, id }) => `${remote}@${id}`),
      // Rendering adds its errors to this list later.
      faults: insight.faults,
    },
  };
}
