import { createAccount, logIn } from './account.mjs';
import { formatCounts } from './format-result.mjs';

/** @type {import('./load-attacks.mjs').Attack[]} */
export const attacks = [
  {
    finding: 'security 8',
    description: 'lock an owner out, who signed in on this device before',
    run: async (site) => {
      const account = await createAccount(site);
      const device = await logIn(site, account);
      if (device.status !== 200) throw new Error(`the account signs in with ${device.status}`);
      const wrongLogin = { ...account, password: 'falsch-falsch-falsch' };
      for (let call = 0; call < 24; call += 1)
        await logIn(site, wrongLogin, { visitor: `10.9.${call % 3}.7` });
      const { status } = await logIn(site, account, device);
      return { isRepelled: status === 200, observation: `the owner: ${status}` };
    },
  },
  {
    finding: 'api F7',
    description: 'lose the answer of a session refresh, then come back',
    run: async (site) => {
      const email = 'verlag@gruenland.example';
      const { headers, visitor } = await logIn(site, { email, password: 'Roggen-und-Distel-4' });
      const statuses = [];
      for (let call = 0; call < 3; call += 1)
        statuses.push(
          (await site.post('/api/user/refresh-token', {}, { headers, visitor })).status,
        );
      const session = await site.send('/api/_auth/session', { headers, visitor });
      const isSignedIn = session.text.includes(email);
      const observation = `${formatCounts(statuses)}; still signed in: ${isSignedIn}`;
      return { isRepelled: isSignedIn, observation };
    },
  },
];
