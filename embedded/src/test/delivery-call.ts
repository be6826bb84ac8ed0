import type { ClientResponse } from './delivery-clients.ts';

/** Finds the ids and uuids of the stories in `deliverySpace`. */
export interface StoryIdLookup {
  id(slug: string): number;
  uuid(slug: string): string;
}

type ValuePicker = (got: ClientResponse) => unknown;

/**
 * A call of a client, a function that picks a part of the response, and the value that is expected
 * for this part.
 */
export type DeliveryCall = readonly [
  what: string,
  path: string | ((ids: StoryIdLookup) => string),
  query: object | ((ids: StoryIdLookup) => object),
  look: ValuePicker,
  expected: unknown,
];

export const SLUG_A = 'artikel/a';
export const SLUG_B = 'artikel/b';
export const SLUG_C = 'artikel/tief/c';
