import { Secret, TOTP } from 'otpauth';
import { createAccount, logIn } from './account.mjs';

async function enableCodes(site, device) {
  const setup = JSON.parse((await site.post('/api/account/second-factor/setup', {}, device)).text);
  const code = new TOTP({ secret: Secret.fromBase32(setup.secret) }).generate();
  const { status } = await site.post('/api/account/second-factor/confirm', { code }, device);
  if (status !== 200) throw new Error(`the codes were set up with ${status}`);
  return setup.secret;
}

/**
 * Period in milliseconds for which a code is valid. The site also accepts the code of the next
 * period.
 */
const CODE_PERIOD_MS = 30_000;

/**
 * Creates the code of the next period. The current code may already be used, and the site accepts
 * each code only once.
 */
const createNextCode = (secret) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + CODE_PERIOD_MS,
  });

/** @type {import('./load-attacks.mjs').Attack[]} */
export const attacks = [
  {
    finding: 'security 10',
    description: 'switch codes off with the password and a session from before',
    run: async (site) => {
      const account = await createAccount(site);
      const oldDevice = await logIn(site, account);
      const newDevice = await logIn(site, account);
      const secret = await enableCodes(site, newDevice);
      await site.post('/api/auth/confirm-login', { password: account.password }, oldDevice);
      const disableResponse = await site.post('/api/account/second-factor/off', {}, oldDevice);
      const login = await logIn(site, account);
      const code = createNextCode(secret);
      const switchOffWithCode = await site.post(
        '/api/account/second-factor/off',
        { code },
        newDevice,
      );
      return {
        isRepelled: disableResponse.status >= 400 && login.status !== 200,
        observation: `off: ${disableResponse.status}; login without code: ${login.status}`,
        control: {
          isAnswered: switchOffWithCode.status === 200,
          observation: `off with code: ${switchOffWithCode.status}`,
        },
      };
    },
  },
];
