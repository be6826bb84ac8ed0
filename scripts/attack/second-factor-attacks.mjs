import { Secret, TOTP } from 'otpauth';
import { createAccount, logIn } from './account.mjs';

async function enableCodes(site, device) {
  const setup = JSON.parse((await site.post('/api/account/second-factor/setup', {}, device)).text);
  const code = new TOTP({ secret: Secret.fromBase32(setup.secret) }).generate();
  const { status } = await site.post('/api/account/second-factor/confirm', { code }, device);
  if (status !== 200) throw new Error(`the codes were set up with ${status}`);
}

/** @type {import('./load-attacks.mjs').Attack[]} */
export const attacks = [
  {
    finding: 'security 10',
    description: 'switch codes off with the password and a session from before',
    run: async (site) => {
      const account = await createAccount(site);
      const oldDevice = await logIn(site, account);
      await enableCodes(site, await logIn(site, account));
      await site.post('/api/auth/confirm-login', { password: account.password }, oldDevice);
      const off = await site.post('/api/account/second-factor/off', {}, oldDevice);
      const login = await logIn(site, account);
      return {
        isRepelled: off.status >= 400 && login.status !== 200,
        observation: `off: ${off.status}; login without code: ${login.status}`,
      };
    },
  },
];
