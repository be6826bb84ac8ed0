import sharp from 'sharp';

import type { Conversation, ConversationList } from '@gruenland/shared-contracts/api/messages.ts';
import type { SubmittedAd } from '@gruenland/shared-contracts/api/own-ads.ts';

import { placeAd } from './ads.ts';
import { createEmail, registerPerson, signIn } from './people.ts';
import { siteUrl } from './test-api.ts';
import type { TestApi } from './test-api.ts';
import { waitUntil } from './wait-until.ts';

/** A signed-in user who can receive mails. */
export interface SignedInUser {
  readonly email: string;
  readonly cookie: string;
}

export async function signInReader(api: TestApi, name: string): Promise<SignedInUser> {
  const email = await registerPerson(api, createEmail(name));
  return { email, cookie: await signIn(api, email) };
}

/**
 * Creates a user with an ad. Each test needs another title, because moderation holds duplicates for
 * review.
 */
export async function createSellerWithAd(
  api: TestApi,
  title = 'Rundballenpresse mit Netzbindung',
): Promise<SignedInUser & { readonly ad: SubmittedAd }> {
  const seller = await signInReader(api, 'verkauf');
  return { ...seller, ad: await placeAd(api, seller.cookie, { titel: title }) };
}

const getHeaders = (cookie?: string): Record<string, string> => (cookie ? { cookie } : {});

/** Creates functions that call the routes for messages. */
export function createMessageCalls(api: TestApi) {
  const getConversationUrl = (conversationId: string, code?: string) =>
    `/api/conversations/${conversationId}${code ? `?code=${encodeURIComponent(code)}` : ''}`;
  return {
    write: (number: number, text: string, overrides: object = {}, cookie?: string) =>
      api.post(
        `/api/kleinanzeigen/ads/${number}/contact`,
        { name: 'Karl Korn', text, ...overrides },
        getHeaders(cookie),
      ),
    form: (number: number, cookie?: string) =>
      api.sendRequest({
        url: `/api/kleinanzeigen/ads/${number}/contact`,
        headers: getHeaders(cookie),
      }),
    confirm: (code: string) => api.post('/api/conversations/confirm', { code }),
    read: async (conversationId: string, caller: { cookie?: string; code?: string }) => {
      const response = await api.sendRequest({
        url: getConversationUrl(conversationId, caller.code),
        headers: getHeaders(caller.cookie),
      });
      return { status: response.statusCode, body: response.json<Conversation>() };
    },
    call: (
      conversationId: string,
      action: string,
      body: object | undefined,
      caller: { cookie?: string; code?: string },
    ) => {
      const [path = '', query] = getConversationUrl(conversationId, caller.code).split('?');
      return api.post(
        `${path}/${action}${query ? `?${query}` : ''}`,
        body,
        getHeaders(caller.cookie),
      );
    },
    list: async (cookie: string) =>
      (
        await api.sendRequest({ url: '/api/account/conversations', headers: { cookie } })
      ).json<ConversationList>(),
  };
}

/** Returns the mails about new messages that this email address has received. */
export const findMessageMails = (api: TestApi, email: string) =>
  api.mails.to(email).filter(({ text }) => text.includes('schreibt Ihnen zur Kleinanzeige'));

export const waitForMessageMails = (api: TestApi, email: string, mailCount: number) =>
  waitUntil(`${mailCount} mails to ${email}`, () => {
    const mails = findMessageMails(api, email);
    return mails.length >= mailCount ? mails : null;
  });

/** Reads the id and code of the conversation to which a mail links. */
export function readConversationLink(text: string): {
  readonly conversationId: string;
  readonly code: string;
} {
  const [, conversationId = '', code = ''] =
    /\/kleinanzeigen\/nachrichten\/([0-9A-Z]{26})(?:\?code=([\w.%-]+))?/u.exec(text) ?? [];
  return { conversationId, code: decodeURIComponent(code) };
}

/** Creates a photo with EXIF data: the camera and a description that names a place. */
export const createSamplePicture = (background = '#8ba97e'): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .withExif({ IFD0: { Make: 'Kamera', ImageDescription: 'Hof Lindental' } })
    .jpeg()
    .toBuffer();

/**
 * Sends a picture as the form without JavaScript does. @returns the target of the redirect, or the
 * status if the api does not redirect
 */
export async function sendPicture(
  api: TestApi,
  conversationId: string,
  {
    cookie,
    file,
    text = '',
  }: { readonly cookie: string; readonly file: Buffer; readonly text?: string },
): Promise<string> {
  const boundary = 'bild';
  const field = `--${boundary}\r\ncontent-disposition: form-data; name="text"\r\n\r\n${text}\r\n`;
  const partHeader = `${field}--${boundary}\r\ncontent-disposition: form-data; name="bild"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const response = await api.sendRequest({
    method: 'POST',
    url: `/api/conversations/pictures/${conversationId}`,
    headers: {
      origin: siteUrl,
      cookie,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([Buffer.from(partHeader), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  if (response.statusCode !== 303) return String(response.statusCode);
  return /[?&]bild=([\w-]+)/u.exec(String(response.headers['location']))?.[1] ?? '';
}
