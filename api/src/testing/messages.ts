import sharp from 'sharp';

import type { Conversation, ConversationList } from '@gruenland/shared-contracts/api/messages.ts';
import type { SubmittedAd } from '@gruenland/shared-contracts/api/own-ads.ts';

import { placeAd } from './ads.ts';
import { newEmail, newPerson, signIn } from './people.ts';
import { siteUrl } from './test-api.ts';
import type { TestApi } from './test-api.ts';
import { until } from './until.ts';

/** A signed-in user with a mailbox. */
export interface SignedIn {
  readonly email: string;
  readonly cookie: string;
}

export async function signInReader(api: TestApi, name: string): Promise<SignedIn> {
  const email = await newPerson(api, newEmail(name));
  return { email, cookie: await signIn(api, email) };
}

/** A user with an ad; the title must be unique, or moderation holds the ad as duplicate. */
export async function sellerWithAd(
  api: TestApi,
  titel = 'Rundballenpresse mit Netzbindung',
): Promise<SignedIn & { readonly ad: SubmittedAd }> {
  const seller = await signInReader(api, 'verkauf');
  return { ...seller, ad: await placeAd(api, seller.cookie, { titel }) };
}

const headersOf = (cookie?: string): Record<string, string> => (cookie ? { cookie } : {});

/** Requests of the message pages. */
export function messageCalls(api: TestApi) {
  const at = (thread: string, code?: string) =>
    `/api/conversations/${thread}${code ? `?code=${encodeURIComponent(code)}` : ''}`;
  return {
    write: (number: number, text: string, own: object = {}, cookie?: string) =>
      api.post(
        `/api/kleinanzeigen/ads/${number}/contact`,
        { name: 'Karl Korn', text, ...own },
        headersOf(cookie),
      ),
    form: (number: number, cookie?: string) =>
      api.ask({
        url: `/api/kleinanzeigen/ads/${number}/contact`,
        headers: headersOf(cookie),
      }),
    confirm: (code: string) => api.post('/api/conversations/confirm', { code }),
    read: async (thread: string, who: { cookie?: string; code?: string }) => {
      const answer = await api.ask({ url: at(thread, who.code), headers: headersOf(who.cookie) });
      return { status: answer.statusCode, body: answer.json<Conversation>() };
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
      (
        await api.ask({ url: '/api/account/conversations', headers: { cookie } })
      ).json<ConversationList>(),
  };
}

/** Mails to an address about new messages. */
export const mailsTo = (api: TestApi, email: string) =>
  api.mails.to(email).filter(({ text }) => text.includes('schreibt Ihnen zur Kleinanzeige'));

export const waitForMails = (api: TestApi, email: string, count: number) =>
  until(`${count} mails to ${email}`, () => {
    const mails = mailsTo(api, email);
    return mails.length >= count ? mails : null;
  });

/** Id and code of the conversation linked in a mail. */
export function readConversationLink(text: string): {
  readonly thread: string;
  readonly code: string;
} {
  const [, thread = '', code = ''] =
    /\/kleinanzeigen\/nachrichten\/([0-9A-Z]{26})(?:\?code=([\w.%-]+))?/u.exec(text) ?? [];
  return { thread, code: decodeURIComponent(code) };
}

/** A photo with EXIF data about camera and place. */
export const samplePicture = (background = '#8ba97e'): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .withExif({ IFD0: { Make: 'Kamera', ImageDescription: 'Hof Lindental' } })
    .jpeg()
    .toBuffer();

/**
 * Sends a picture as the form without script does. @returns the target of the redirect, or the
 * status
 */
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
    url: `/api/conversations/pictures/${thread}`,
    headers: { origin: siteUrl, cookie, 'content-type': `multipart/form-data; boundary=${edge}` },
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${edge}--\r\n`)]),
  });
  if (answer.statusCode !== 303) return String(answer.statusCode);
  return /[?&]bild=([\w-]+)/u.exec(String(answer.headers['location']))?.[1] ?? '';
}
