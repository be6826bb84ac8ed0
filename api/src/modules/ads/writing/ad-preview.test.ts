import { afterAll, beforeAll, expect, test } from '@jest/globals';

import type { AdPreview } from '@gruenland/shared-contracts/api/own-ads.ts';

import { adValues, createGuestValues, writeDraft } from '#testing/ads.ts';
import { createEmail } from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

test('the preview shows everything that was typed', async () => {
  const draft = await writeDraft(api, {
    ...adValues,
    ...createGuestValues(createEmail()),
    stueckzahl: '2',
    verfuegbar: '2027-03-01',
    gewaehrleistung: 'true',
    'uebergabe-versand': 'true',
  });
  const preview = await api.sendRequest({
    url: `/api/kleinanzeigen/drafts/${draft.id}/preview`,
    headers: { cookie: draft.cookie },
  });
  expect(preview.json()).toMatchObject({
    kind: 'biete',
    title: adValues['titel'],
    description: adValues['beschreibung'],
    priceKind: 'vb',
    priceCents: 640_000,
    priceUnit: 'gesamt',
    postcode: '87435',
    place: 'Kempten',
    sellerName: 'Anna Acker',
    seller: 'privat',
    delivery: ['abholung', 'versand'],
    facts: expect.arrayContaining([
      { label: 'Marke', value: 'Krone' },
      { label: 'Baujahr', value: '2009' },
      { label: 'Zustand', value: 'Gebraucht' },
      { label: 'Stückzahl', value: '2' },
      { label: 'Verfügbar ab', value: '1. März 2027' },
      { label: 'Gewährleistung', value: 'ausgeschlossen (Privatverkauf)' },
    ]),
  });
});

test('the preview warns of contact data in the text', async () => {
  const readWarnings = async (description: string) => {
    const guestValues = createGuestValues(createEmail());
    const values = { ...adValues, ...guestValues, beschreibung: description };
    const draft = await writeDraft(api, values);
    const preview = await api.sendRequest({
      url: `/api/kleinanzeigen/drafts/${draft.id}/preview`,
      headers: { cookie: draft.cookie },
    });
    return preview.json<AdPreview>().warnings;
  };
  expect(await readWarnings('Läuft gut, Tel. 0171 2345678, gern abends.')).toEqual([
    'Telefonnummer im Text',
  ]);
  expect(await readWarnings('Läuft gut, Bj. 2009, 4.300 Stunden.')).toEqual([]);
});
