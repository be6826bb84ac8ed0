import { readMailsTo } from './mailbox.mjs';
import { createVisitorIp, getCookieHeader } from './site.mjs';

const PASSWORD = 'Weide-und-Hecke-9';

/**
 * Registers and confirms a new account, so that an attack does not lock an account of the demo
 * data.
 *
 * @returns {Promise<{ email: string, password: string }>}
 */
export async function createAccount(site) {
  const email = `angriff-${crypto.randomUUID()}@hof.example`;
  const person = { email, password: PASSWORD, displayName: 'Anna Acker', acceptTerms: true };
  await site.post('/api/auth/register', person);
  const [mail = ''] = await readMailsTo(site, email);
  const token = /code=([\w.-]+)/.exec(mail)?.[1];
  const { status } = await site.post('/api/auth/confirm', { token });
  if (status !== 200) throw new Error(`the registration ended with ${status}`);
  return { email, password: PASSWORD };
}

/**
 * Logs in. By default, the login comes from a new visitor IP address.
 *
 * @returns the HTTP status, and the visitor and cookies to send with later requests
 */
export async function logIn(site, { email, password }, options = {}) {
  const visitor = options.visitor ?? createVisitorIp();
  const response = await site.post('/api/auth/login', { email, password }, { ...options, visitor });
  return { visitor, headers: { cookie: getCookieHeader(response) }, status: response.status };
}
