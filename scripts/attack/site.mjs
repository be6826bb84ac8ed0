import { randomInt, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { PlainError } from '../project/terminal.mjs';
import { startPartnerApi } from './partner-api.mjs';
import { readConfigurationsOfServices } from './read-configurations.mjs';

const TIMEOUT_MS = 30_000;
const MAIL_DELIVERY_MS = 8000;
/** Maximum number of times to check whether the site is still busy. */
const MAX_BUSY_ATTEMPTS = 60;
const BUSY_PAUSE_MS = 500;
const LOOPBACK_PATTERN = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Response of the attacked site.
 *
 * @typedef {object} SiteResponse
 * @property {number} status 0 if the connection was closed without a response
 * @property {Record<string, any>} headers
 * @property {string} text
 *
 * @typedef {ReturnType<typeof createSiteClient>} Site
 */

/**
 * Creates a client that sends the requests of the attacks. A site on this machine trusts
 * `x-forwarded-for`, so that one process can play several visitors.
 *
 * @param {string} address URL of the site
 * @param {object} [options]
 * @param {number | string} [options.embeddedPort] port of the embedded services; by default two
 *   above the port of the site, as with `npm start`
 * @param {number} [options.deliveryMs] milliseconds after which the mails that the last request
 *   caused have been sent
 * @param {typeof startPartnerApi} [options.openPartnerApi]
 * @param {typeof readConfigurationsOfServices} [options.readConfigurations]
 * @throws {PlainError} for addresses of other machines
 */
export function createSiteClient(
  address,
  {
    embeddedPort,
    deliveryMs = MAIL_DELIVERY_MS,
    openPartnerApi = startPartnerApi,
    readConfigurations = readConfigurationsOfServices,
  } = {},
) {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'http:' || !LOOPBACK_PATTERN.test(url.hostname))
    throw new PlainError(`${address} is not a site on this machine, such as http://127.0.0.1:3000`);

  const { send, post } = createClient(url);
  return {
    url,
    embeddedPort: Number(embeddedPort || Number(url.port) + 2),
    deliveryMs,
    openPartnerApi,
    readConfigurations,
    /** Creates a client for another service on this machine. */
    at: (otherUrl) => createClient(new URL(otherUrl), url.origin),
    send,
    post,
    /**
     * Checks that the site responds, and waits while it is busy.
     *
     * @throws {PlainError} if the site does not respond, or if `url` is not its SITE_URL
     */
    assertReachable: async () => {
      const { status } = await send('/health');
      if (status !== 200) throw new PlainError(`no site answers at ${url.origin}: npm start`);
      // A site that has just started or is busy responds with 503. Attacks must wait, because a 503
      // could look as if the site had repelled them.
      const isBusy = async () => (await send('/api/_auth/session')).status === 503;
      for (let attempt = 0; attempt < MAX_BUSY_ATTEMPTS && (await isBusy()); attempt += 1)
        await pause(BUSY_PAUSE_MS);
      // A 403 means that this address is not SITE_URL. The site would refuse all forms of the
      // attacks, so the attacks would test nothing.
      if ((await post('/api/auth/login', {})).status === 403)
        throw new PlainError(`${url.origin} is not the SITE_URL of this site: name that address`);
    },
  };
}

/** @param origin origin of the site, which browsers send in the header `origin` */
function createClient(url, origin = url.origin) {
  /** @returns {Promise<SiteResponse>} */
  const send = (
    path,
    { method = 'GET', headers = {}, body, visitor = createVisitorIp(), port = url.port } = {},
  ) => {
    const content = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
    const sentHeaders = {
      origin,
      'x-forwarded-for': visitor,
      ...(content !== undefined && { 'content-type': 'application/json' }),
      ...(content !== undefined && { 'content-length': Buffer.byteLength(content) }),
      ...headers,
    };
    return sendRaw({ hostname: url.hostname, port, path, method, headers: sentHeaders }, content);
  };
  const post = (path, body, options = {}) => send(path, { method: 'POST', body, ...options });
  return { send, post };
}

function sendRaw(options, content) {
  return new Promise((resolve) => {
    const call = request({ ...options, agent: false, timeout: TIMEOUT_MS }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, text }),
      );
      response.on('error', () => resolve({ status: 0, headers: {}, text }));
    });
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve({ status: 0, headers: {}, text: '' }));
    call.end(content);
  });
}

/**
 * Returns a random private IP address. A request from this address counts as one from another
 * visitor.
 */
export const createVisitorIp = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Returns a random email address that has not received any mail. */
export const createEmail = () => `opfer-${randomUUID().slice(0, 8)}@hof.example`;

/** Returns the value of a `cookie` header that contains the cookies set by a response. */
export function getCookieHeader({ headers }) {
  return (headers['set-cookie'] ?? []).map((value) => value.split(';')[0]).join('; ');
}
