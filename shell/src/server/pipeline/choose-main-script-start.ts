import type { MainScriptStart } from '#page/page-payload.ts';
import type { LoadedPage } from './load-result.ts';
import type { PageJob } from './page-job.ts';

/**
 * Returns when the main script of a page starts (decision 123). Pages that are the same for all
 * visitors, and therefore cacheable, are read: front page, articles, topics, legal pages, lists and
 * their entries. All others are applications, for example forms, the account and the live search.
 */
export function chooseMainScriptStart(
  { handle, area, problem, form, status }: LoadedPage,
  { request }: PageJob,
): MainScriptStart {
  const isRead = handle.cache !== undefined && area !== null && problem === null && form === null;
  const isForVisitors =
    !request.appMode &&
    !request.insight &&
    request.contentVersion !== 'draft' &&
    !request.hasEditorToken &&
    request.previewedReleases.length === 0 &&
    request.devServers.length === 0;
  return isRead && isForVisitors && status === 200 ? 'intent' : 'load';
}
