import { expect, test } from '@jest/globals';
import type { ActionResult } from '@gruenland/shared-contracts/action.ts';
import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';

import { createPlaceCompletingAction } from './complete-place.server.ts';

const createPlace = (postcode: string, name: string) => {
  return { postcode, name, district: null, state: 'Bayern' };
};

/** Sends a form to an action that refuses an empty place and answers with the place otherwise. */
function send(form: Record<string, string>, places: readonly object[] | 'unavailable') {
  const action = createPlaceCompletingAction(
    { postcode: 'plz', place: 'ort' },
    async (context): Promise<ActionResult> =>
      context.form['ort']
        ? { kind: 'done', to: `/${context.form['ort']}` }
        : { kind: 'refused', form: { values: context.form, errors: { ort: 'Bitte ausfüllen.' } } },
  );
  const response = places === 'unavailable' ? { status: 503 } : { body: { places } };
  return action(createFakeContext({ [`GET /api/places?q=${form['plz']}`]: response }, { form }));
}

test('fills in the only place of a postcode', async () => {
  const places = [createPlace('8010', 'Graz'), createPlace('80101', 'Fern')];
  expect(await send({ plz: '8010', ort: ' ' }, places)).toEqual({ kind: 'done', to: '/Graz' });
});

test('keeps a typed place and asks nothing', async () => {
  expect(await send({ plz: '1', ort: 'Celle' }, 'unavailable')).toEqual({
    kind: 'done',
    to: '/Celle',
  });
});

test('names the places of an ambiguous postcode', async () => {
  const places = [createPlace('87435', 'Kempten'), createPlace('87435', 'Durach')];
  expect(await send({ plz: '87435' }, places)).toMatchObject({
    kind: 'refused',
    form: { errors: { ort: expect.stringContaining('mehrere Orte: Kempten, Durach.') } },
  });
});

test.each([[[]], ['unavailable' as const]])(
  'keeps the message without places: %j',
  async (places) => {
    expect(await send({ plz: '87435' }, places)).toMatchObject({
      form: { errors: { ort: 'Bitte ausfüllen.' } },
    });
  },
);
