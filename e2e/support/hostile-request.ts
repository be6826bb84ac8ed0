import { hostileValue } from '@gruenland/shared-contracts/testing/hostile-values.ts';
import type { RandomSource } from '@gruenland/shared-contracts/testing/hostile-values.ts';
import { PLACES } from './public-endpoints.ts';
import type { PublicEndpoint } from './public-endpoints.ts';

/** A URL and the request to send to it. */
export interface Attempt {
  readonly address: string;
  readonly init: RequestInit;
}

/** Characters allowed in a header; clients reject others. */
const cookieText = (value: unknown) => String(value).replaceAll(/[^\x20-\x7E]/gu, '');

/** A request that follows an endpoint's schema, with an invalid or hostile part. */
export function hostileRequest(
  door: PublicEndpoint,
  random: RandomSource,
  origin: string,
): Attempt {
  const encoded = (value: unknown) =>
    encodeURIComponent(
      (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed(),
    );
  const path = door.path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => encoded(hostileValue(PLACES[name], random)) || '%20',
  );
  const query = Object.entries(door.query ?? {})
    .filter(() => random() < 0.4)
    .map(([name, schema]) => `${name}=${encoded(hostileValue(schema, random))}`);
  const headers = {
    origin,
    cookie: `gl_bucket=${cookieText(hostileValue({ type: 'integer' }, random))}`,
    ...(door.body && { 'content-type': 'application/json' }),
    ...door.headers,
  };
  return {
    address: `${path}?${query.join('&')}`,
    init: {
      method: door.method,
      headers,
      redirect: 'manual',
      ...(door.body && { body: JSON.stringify(hostileValue(door.body, random)) ?? '' }),
    },
  };
}
