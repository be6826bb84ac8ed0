import { createAccount, logIn } from './account.mjs';
import { formatCounts } from './format-result.mjs';
import { getCookieHeader } from './site.mjs';

/**
 * Returns a `cookie` header with the cookies that the response set. If it set none, returns the
 * cookies of the device.
 */
const getCookieHeaders = (answer, { headers }) => ({
  cookie: getCookieHeader(answer) || headers.cookie,
});

/** @type {import('./load-attacks.mjs').Attack[]} */
export const attacks = [
  {
    finding: 'security 8',
    description: 'lock an owner out, who signed in on this device before',
    run: async (site) => {
      const account = await createAccount(site);
      const device = await logIn(site, account);
      if (device.status !== 200) throw new Error(`the account signs in with ${device.status}`);
      const wrongCredentials = { ...account, password: 'falsch-falsch-falsch' };
      const statuses = [];
      for (let call = 0; call < 24; call += 1)
        statuses.push(
          (await logIn(site, wrongCredentials, { visitor: `10.9.${call % 3}.7` })).status,
        );
      const { status } = await logIn(site, account, device);
      return {
        isRepelled: status === 200,
        observation: `the owner: ${status}`,
        // Checks that the site limits wrong passwords at all. Otherwise the attack could not lock
        // anyone out.
        control: {
          isAnswered: statuses.includes(429),
          observation: `wrong passwords: ${formatCounts(statuses)}`,
        },
      };
    },
  },
  {
    finding: 'api F7',
    description: 'lose the answer with the new session token, then come back',
    run: async (site) => {
      const account = { email: 'verlag@gruenland.example', password: 'Roggen-und-Distel-4' };
      const device = await logIn(site, account);
      const isSignedIn = async () =>
        (await site.send('/api/_auth/session', device)).text.includes(account.email);
      // Confirming the login replaces the session token at once. The device keeps the old token, as
      // if the response had not arrived.
      const lostResponse = await site.post(
        '/api/auth/confirm-login',
        { password: account.password },
        device,
      );
      const isTokenReplaced = ![undefined, '', device.headers.cookie].includes(
        getCookieHeader(lostResponse),
      );
      const refresh = await site.post('/api/user/refresh-token', {}, device);
      const isStillSignedIn = await isSignedIn();
      // Checks that the token identifies the session: the session must end with the logout.
      const logout = await site.post(
        '/api/auth/logout',
        {},
        { ...device, headers: getCookieHeaders(refresh, device) },
      );
      const isSignedInAfterLogout = await isSignedIn();
      return {
        isRepelled: isStillSignedIn,
        observation: `refresh: ${refresh.status}; still signed in: ${isStillSignedIn}`,
        control: {
          isAnswered:
            lostResponse.status === 200 &&
            isTokenReplaced &&
            logout.status === 200 &&
            !isSignedInAfterLogout,
          observation: `token replaced: ${isTokenReplaced}; logout: ${logout.status}, then signed in: ${isSignedInAfterLogout}`,
        },
      };
    },
  },
];
