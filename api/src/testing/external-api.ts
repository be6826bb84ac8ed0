import type { InjectOptions, LightMyRequestResponse } from 'fastify';

import type { MailCatcher } from './mail-catcher.ts';
import { createIpAddress, siteUrl } from './test-api.ts';
import type { TestApi } from './test-api.ts';

/**
 * Creates a `TestApi` that sends its requests to an api in another process. Helpers such as
 * `people.ts`, `ads.ts` and `print-orders.ts` accept it unless they access the database.
 */
export function createExternalApi(baseUrl: string, mails: MailCatcher): TestApi {
  const sendRequest = async (options: InjectOptions): Promise<LightMyRequestResponse> => {
    const { method = 'GET', url = '', headers = {}, payload } = options;
    const isText = payload === undefined || typeof payload === 'string';
    const response = await fetch(baseUrl + String(url), {
      method,
      redirect: 'manual',
      headers: {
        ...(!isText && { 'content-type': 'application/json' }),
        'x-forwarded-for': createIpAddress(),
        ...(headers as Record<string, string>),
      },
      ...(payload !== undefined && { body: isText ? payload : JSON.stringify(payload) }),
    });
    const body = await response.text();
    const cookies = response.headers.getSetCookie().map((text) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(text) ?? [];
      return { name, value };
    });
    const responseParts = {
      statusCode: response.status,
      body,
      cookies,
      json: () => JSON.parse(body),
    };
    return responseParts as unknown as LightMyRequestResponse;
  };
  const post: TestApi['post'] = (url, payload, headers = {}) =>
    sendRequest({
      method: 'POST',
      url,
      headers: { origin: siteUrl, ...headers },
      ...(payload && { payload }),
    });
  return { sendRequest, post, mails } as unknown as TestApi;
}
