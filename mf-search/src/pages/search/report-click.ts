import { getIndexName } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { SearchAccess } from '#engine/search-client.ts';
import type { HitModel } from '#model/search-model.ts';
import type { SearchState } from '#model/search-state.ts';

/**
 * Reports a click on a hit, so that popular documents can rank higher. The event does not identify
 * the visitor, because all visitors share one token.
 */
export function reportClick(
  { applicationId, key }: SearchAccess,
  { query }: SearchState,
  hit: HitModel,
  position: number,
): void {
  const eventParams = new URLSearchParams({
    'x-algolia-application-id': applicationId,
    'x-algolia-api-key': key,
  });
  const event = {
    eventType: 'click',
    eventName: query === '' ? 'Treffer ohne Suchwort' : 'Treffer',
    index: getIndexName(hit.kind),
    objectIDs: [hit.id],
    userToken: 'anonym',
    positions: [position],
  };
  const body = JSON.stringify({ events: [event] });
  navigator.sendBeacon(`/1/events?${eventParams}`, new Blob([body], { type: 'text/plain' }));
}
