import type { LightMyRequestResponse } from 'fastify';
import type { AdDraft, SubmittedAd } from '@gruenland/shared-contracts/api/own-ads.ts';

import type { TestApi } from './test-api.ts';

/** The fields of a valid ad, as the form sends them. */
export const adValues: Readonly<Record<string, string>> = {
  art: 'biete',
  titel: 'Rundballenpresse mit Netzbindung',
  beschreibung:
    'Gut gepflegte Presse aus erster Hand, immer in der Halle gestanden. Netz und Gelenkwelle sind dabei.',
  preisart: 'vb',
  preis: '6.400',
  einheit: 'gesamt',
  zustand: 'gebraucht',
  'a-marke': 'Krone',
  'a-baujahr': '2009',
  plz: '87435',
  ort: 'Kempten',
  'uebergabe-abholung': 'on',
};
export const adCategory = 'gruenland-ernte';

/** Returns the form fields that guests fill in besides those of the ad. */
export const createGuestValues = (email: string) => ({
  name: 'Anna Acker',
  email,
  anbieter: 'privat',
});

/**
 * Returns the cookie that identifies a guest's drafts, as `name=value`. Returns null if the
 * response does not set it.
 */
export function findGuestCookie(response: LightMyRequestResponse): string | null {
  const cookie = response.cookies.find(({ name }) => name === 'gl_anzeigen');
  return cookie ? `gl_anzeigen=${cookie.value}` : null;
}

/**
 * Creates an ad draft and saves `values` in it. `cookie` is a session cookie. Without it, the draft
 * belongs to a guest, and the api sets a guest cookie.
 */
export async function writeDraft(
  api: TestApi,
  values: Readonly<Record<string, string>>,
  { cookie, category = adCategory }: { cookie?: string | undefined; category?: string } = {},
): Promise<{ id: string; version: number; cookie: string }> {
  const headers: Record<string, string> = cookie ? { cookie } : {};
  const creationResponse = await api.post('/api/kleinanzeigen/drafts', { category }, headers);
  if (creationResponse.statusCode !== 201)
    throw new Error(`draft not created: ${creationResponse.body}`);
  const ownCookie = cookie ?? findGuestCookie(creationResponse);
  if (!ownCookie) throw new Error('no cookie');
  const { id, version } = creationResponse.json() as AdDraft;
  const saveAnswer = await api.post(
    `/api/kleinanzeigen/drafts/${id}`,
    { version, values },
    { cookie: ownCookie },
  );
  if (saveAnswer.statusCode !== 200) throw new Error(`draft not saved: ${saveAnswer.body}`);
  return { id, version: (saveAnswer.json() as AdDraft).version, cookie: ownCookie };
}

export function submitDraft(
  api: TestApi,
  { id, version, cookie }: { id: string; version: number; cookie: string },
  extraFields: object = {},
): Promise<LightMyRequestResponse> {
  return api.post(
    `/api/kleinanzeigen/drafts/${id}/submit`,
    { version, ...extraFields },
    { cookie },
  );
}

/** Places an ad as a signed-in user. */
export async function placeAd(
  api: TestApi,
  cookie: string,
  overrides: Readonly<Record<string, string>> = {},
  category = adCategory,
): Promise<SubmittedAd> {
  const draft = await writeDraft(api, { ...adValues, ...overrides }, { cookie, category });
  const response = await submitDraft(api, draft);
  if (response.statusCode !== 200) throw new Error(`ad not placed: ${response.body}`);
  return response.json();
}
