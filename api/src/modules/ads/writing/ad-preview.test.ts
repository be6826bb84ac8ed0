import { afterAll, beforeAll, expect, test } from '@jest/globals';

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
