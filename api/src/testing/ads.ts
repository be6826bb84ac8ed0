import type { LightMyRequestResponse } from 'fastify';
import type {
  AdDraft,
  SubmittedAd,
} from '@gruenland/shared-contracts/api/own-ads.ts';

import type { TestApi } from './test-api.ts';

/** Fields of an honest ad as its form sends them. */
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

/** Fields that only somebody without an account fills in. */
export const guestValues = (email: string) => ({ name: 'Anna Acker', email, anbieter: 'privat' });

/** `name=value` of the cookie of somebody without an account; null when the answer sets none. */
export function writerCookie(answer: LightMyRequestResponse): string | null {
  const cookie = answer.cookies.find(({ name }) => name === 'gl_anzeigen');
  return cookie ? `gl_anzeigen=${cookie.value}` : null;
}

/** A new draft with these fields. `cookie`: a session's, or none for a guest, who then gets one. */
export async function writeDraft(
  api: TestApi,
  values: Readonly<Record<string, string>>,
  { cookie, category = adCategory }: { cookie?: string | undefined; category?: string } = {},
): Promise<{ id: string; version: number; cookie: string }> {
  const headers: Record<string, string> = cookie ? { cookie } : {};
  const started = await api.post('/api/kleinanzeigen/drafts', { category }, headers);
  if (started.statusCode !== 201) throw new Error(`no draft: ${started.body}`);
  const own = cookie ?? writerCookie(started);
  if (!own) throw new Error('no cookie');
  const { id, version } = started.json() as AdDraft;
  const saved = await api.post(
    `/api/kleinanzeigen/drafts/${id}`,
    { version, values },
    { cookie: own },
  );
  if (saved.statusCode !== 200) throw new Error(`not saved: ${saved.body}`);
  return { id, version: (saved.json() as AdDraft).version, cookie: own };
}

export function submitDraft(
  api: TestApi,
  { id, version, cookie }: { id: string; version: number; cookie: string },
  more: object = {},
): Promise<LightMyRequestResponse> {
  return api.post(`/api/kleinanzeigen/drafts/${id}/submit`, { version, ...more }, { cookie });
}

/** An ad of somebody who is signed in. */
export async function placeAd(
  api: TestApi,
  cookie: string,
  own: Readonly<Record<string, string>> = {},
  category = adCategory,
): Promise<SubmittedAd> {
  const draft = await writeDraft(api, { ...adValues, ...own }, { cookie, category });
  const answer = await submitDraft(api, draft);
  if (answer.statusCode !== 200) throw new Error(`not placed: ${answer.body}`);
  return answer.json();
}
