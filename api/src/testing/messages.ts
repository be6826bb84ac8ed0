import sharp from 'sharp';

import type { Thread, ThreadList } from '@gruenland/shared-contracts/api/messages.ts';
import type { SubmittedAd } from '@gruenland/shared-contracts/api/own-ads.ts';

import { placeAd } from './ads.ts';
import { newEmail, newPerson, signIn } from './people.ts';
import { siteUrl } from './test-api.ts';
import type { TestApi } from './test-api.ts';
import { until } from './until.ts';

/** Somebody with a session and a mailbox. */
export interface SignedIn {
  readonly email: string;
  readonly cookie: string;
}

export async function somebody(api: TestApi, name: string): Promise<SignedIn> {
  const email = await newPerson(api, newEmail(name));
  return { email, cookie: await signIn(api, email) };
}

/** Somebody and an ad of theirs; titles differ, or the second one would be held. */
export async function sellerWithAd(
  api: TestApi,
  titel = 'Rundballenpresse mit Netzbindung',
): Promise<SignedIn & { readonly ad: SubmittedAd }> {
  const seller = await somebody(api, 'verkauf');
  return { ...seller, ad: await placeAd(api, seller.cookie, { titel }) };
}

const headersOf = (cookie?: string): Record<string, string> => (cookie ? { cookie } : {});

/** Calls around messages, as the pages make them. */
export function messageCalls(api: TestApi) {
  const at = (thread: string, code?: string) =>
    `/api/nachrichten/${thread}${code ? `?code=${encodeURIComponent(code)}` : ''}`;
  return {
    write: (number: number, text: string, own: object = {}, cookie?: string) =>
      api.post(
        `/api/kleinanzeigen/ads/${number}/kontakt`,
        { name: 'Karl Korn', text, ...own },
        headersOf(cookie),
      ),
    form: (number: number, cookie?: string) =>
      api.ask({
        url: `/api/kleinanzeigen/ads/${number}/kontakt`,
        headers: headersOf(cookie),
      }),
    confirm: (code: string) => api.post('/api/nachrichten/bestaetigen', { code }),
    read: async (thread: string, who: { cookie?: string; code?: string }) => {
      const answer = await api.ask({ url: at(thread, who.code), headers: headersOf(who.cookie) });
      return { status: answer.statusCode, body: answer.json<Thread>() };
    },
    call: (
      thread: string,
      what: string,
      body: object | undefined,
      who: { cookie?: string; code?: string },
    ) => {
      const [path = '', query] = at(thread, who.code).split('?');
      return api.post(`${path}/${what}${query ? `?${query}` : ''}`, body, headersOf(who.cookie));
    },
    list: async (cookie: string) =>
      (await api.ask({ url: '/api/account/nachrichten', headers: { cookie } })).json<ThreadList>(),
  };
}

/** Mails to an address about a new message. */
export const toldOf = (api: TestApi, email: string) =>
  api.mails.to(email).filter(({ text }) => text.includes('schreibt Ihnen zur Kleinanzeige'));

export const waitForMails = (api: TestApi, email: string, count: number) =>
  until(`${count} mails to ${email}`, () => {
    const mails = toldOf(api, email);
    return mails.length >= count ? mails : null;
  });

/** Id and code of the conversation in the latest mail to an address. */
export function linkIn(text: string): { readonly thread: string; readonly code: string } {
  const [, thread = '', code = ''] =
    /\/kleinanzeigen\/nachrichten\/([0-9A-Z]{26})(?:\?code=([\w.%-]+))?/u.exec(text) ?? [];
  return { thread, code: decodeURIComponent(code) };
}

/** A photo with notes about camera and place in it. */
export const samplePicture = (background = '#8ba97e'): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .withExif({ IFD0: { Make: 'Kamera', ImageDescription: 'Hof Lindental' } })
    .jpeg()
    .toBuffer();

/** Sends a picture as the plain form does. @returns what the page says of it, or the status */
export async function sendPicture(
  api: TestApi,
  thread: string,
  {
    cookie,
    file,
    text = '',
  }: { readonly cookie: string; readonly file: Buffer; readonly text?: string },
): Promise<string> {
  const edge = 'bild';
  const field = `--${edge}\r\ncontent-disposition: form-data; name="text"\r\n\r\n${text}\r\n`;
  const head = `${field}--${edge}\r\ncontent-disposition: form-data; name="bild"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const answer = await api.ask({
    method: 'POST',
    url: `/api/nachrichten/bilder/${thread}`,
    headers: { origin: siteUrl, cookie, 'content-type': `multipart/form-data; boundary=${edge}` },
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${edge}--\r\n`)]),
  });
  if (answer.statusCode !== 303) return String(answer.statusCode);
  return /[?&]bild=([\w-]+)/u.exec(String(answer.headers['location']))?.[1] ?? '';
}
