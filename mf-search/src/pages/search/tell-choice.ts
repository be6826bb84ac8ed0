import { searchIndex } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { SearchAccess } from '#engine/search-client.ts';
import type { HitModel } from '#model/search-model.ts';
import type { SearchState } from '#model/search-state.ts';

/**
 * Says that a hit was chosen, so that popular ones are known. Nothing identifies the visitor: the
 * token is the same for everybody.
 */
export function tellChoice(
  { applicationId, key }: SearchAccess,
  { query }: SearchState,
  hit: HitModel,
  position: number,
): void {
  const address = new URLSearchParams({
    'x-algolia-application-id': applicationId,
    'x-algolia-api-key': key,
  });
  const event = {
    eventType: 'click',
    eventName: query === '' ? 'Treffer ohne Suchwort' : 'Treffer',
    index: searchIndex(hit.kind),
    objectIDs: [hit.id],
    userToken: 'anonym',
    positions: [position],
  };
  const body = JSON.stringify({ events: [event] });
  navigator.sendBeacon(`/1/events?${address}`, new Blob([body], { type: 'text/plain' }));
}
