import { hostileOf } from '@gruenland/shared-contracts/testing/hostile-values.ts';
import type { Dice } from '@gruenland/shared-contracts/testing/hostile-values.ts';
import { PLACES } from './public-doors.ts';
import type { Door } from './public-doors.ts';

/** An address and what is sent to it. */
export interface Attempt {
  readonly address: string;
  readonly init: RequestInit;
}

/** What a header may hold at all: others are refused by whoever sends them. */
const cookieText = (value: unknown) => String(value).replaceAll(/[^\x20-\x7E]/gu, '');

/** A request that a door's schema suggests, with something in it that it may not take. */
export function hostileDoor(door: Door, dice: Dice, origin: string): Attempt {
  const encoded = (value: unknown) =>
    encodeURIComponent(
      (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed(),
    );
  const path = door.path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => encoded(hostileOf(PLACES[name], dice)) || '%20',
  );
  const query = Object.entries(door.query ?? {})
    .filter(() => dice() < 0.4)
    .map(([name, schema]) => `${name}=${encoded(hostileOf(schema, dice))}`);
  const headers = {
    origin,
    cookie: `gl_bucket=${cookieText(hostileOf({ type: 'integer' }, dice))}`,
    ...(door.body && { 'content-type': 'application/json' }),
    ...door.headers,
  };
  return {
    address: `${path}?${query.join('&')}`,
    init: {
      method: door.method,
      headers,
      redirect: 'manual',
      ...(door.body && { body: JSON.stringify(hostileOf(door.body, dice)) ?? '' }),
    },
  };
}
