import { PlainError } from '../project/terminal.mjs';
import { waitUntil } from '../process/wait-until.mjs';

/**
 * Registers an account and confirms it with the code of the mail that the api's task has sent.
 *
 * @param {import('./create-site.mjs').Site} site
 * @returns {Promise<{ email: string, password: string }>}
 */
export async function registerReader(site) {
  const account = {
    email: `karla.hinrichs-${Date.now().toString(36)}@leserin.example`,
    password: 'Drei Kühe und ein Hund',
  };
  await post(site, '/api/auth/register', {
    ...account,
    displayName: 'Karla Hinrichs',
    acceptTerms: true,
  });
  const token = await waitUntil(
    'the mail of the registration',
    () => readCode(site, account.email),
    { signal: site.signal },
  );
  await post(site, '/api/auth/confirm', { token });
  return account;
}

async function post({ url }, path, body) {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, 'x-forwarded-for': '192.0.2.7' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new PlainError(`${path} answers ${response.status}`);
}

/** Reads the newest mail in the catcher, which no port outside of the network offers. */
async function readCode(site, email) {
  const script = `
    const list = await (await fetch('http://127.0.0.1:3002/mail?to=${encodeURIComponent(email)}')).json();
    const [mail] = list.mails;
    if (mail) console.log((await (await fetch('http://127.0.0.1:3002/mail/' + mail.id)).json()).text);`;
  const command = ['node', '--input-type=module', '--eval', script];
  const { output } = await site.exec('embedded', command);
  return /[?&]code=([\w.-]+)/.exec(output)?.[1];
}
