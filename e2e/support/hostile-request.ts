import { createHostileValue } from '@gruenland/shared-contracts/testing/hostile-values.ts';
import type { RandomSource } from '@gruenland/shared-contracts/testing/hostile-values.ts';
import { PLACEHOLDER_SCHEMAS } from './public-endpoints.ts';
import type { PublicEndpoint } from './public-endpoints.ts';

/** The path and query of a request, and its options for `fetch`. */
export interface PreparedRequest {
  readonly target: string;
  readonly init: RequestInit;
}

/** Removes characters that HTTP clients reject in a cookie header. */
const toCookieText = (value: unknown) => String(value).replaceAll(/[^\x20-\x7E]/gu, '');

/** Creates a request according to the schema of an endpoint. Its values are invalid or hostile. */
export function createHostileRequest(
  endpoint: PublicEndpoint,
  random: RandomSource,
  origin: string,
): PreparedRequest {
  const encodeValue = (value: unknown) =>
    encodeURIComponent(
      (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed(),
    );
  const path = endpoint.path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) =>
      encodeValue(createHostileValue(PLACEHOLDER_SCHEMAS[name], random)) || '%20',
  );
  const query = Object.entries(endpoint.query ?? {})
    .filter(() => random() < 0.4)
    .map(([name, schema]) => `${name}=${encodeValue(createHostileValue(schema, random))}`);
  const headers = {
    origin,
    cookie: `gl_bucket=${toCookieText(createHostileValue({ type: 'integer' }, random))}`,
    ...(endpoint.body && { 'content-type': 'application/json' }),
    ...endpoint.headers,
  };
  return {
    target: `${path}?${query.join('&')}`,
    init: {
      method: endpoint.method,
      headers,
      redirect: 'manual',
      ...(endpoint.body && {
        body: JSON.stringify(createHostileValue(endpoint.body, random)) ?? '',
      }),
    },
  };
}
