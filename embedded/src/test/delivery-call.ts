import type { Got } from './delivery-clients.ts';

/** Look-up of the ids and uuids of the stories in `deliverySpace`. */
export interface Ids {
  id(slug: string): number;
  uuid(slug: string): string;
}

type Look = (got: Got) => unknown;

/** A call, the part of its response to compare, and the expected value of that part. */
export type Call = readonly [
  what: string,
  path: string | ((ids: Ids) => string),
  query: object | ((ids: Ids) => object),
  look: Look,
  expected: unknown,
];

export const A = 'artikel/a';
export const B = 'artikel/b';
export const C = 'artikel/tief/c';
