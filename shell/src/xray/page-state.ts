import type { PageState } from '@gruenland/federation/release/dev-page.ts';
import { PAGE_STATE_EVENT } from '@gruenland/federation/release/dev-page.ts';
import type { PagePayload } from '#page/page-payload.ts';

/** Returns the data about a page that the client scripts of dev servers need. */
export function getPageState({ problem, insight, assets }: PagePayload): PageState {
  const remotes = assets.releases.map(({ name }) => name);
  return { hasProblem: problem !== null, faults: insight?.faults ?? [], remotes };
}

/** Reports the page of a client navigation to the client scripts of dev servers. */
export function publishPageState(page: PagePayload): void {
  document.dispatchEvent(new CustomEvent(PAGE_STATE_EVENT, { detail: getPageState(page) }));
}
