import { formatCounts } from './format-result.mjs';
import { createVisitor } from './site.mjs';

/** The published demo account of a local site. */
const ACCOUNT = { email: 'leserin@gruenland.example', password: 'Klee-und-Weizen-7' };
const getCookies = ({ headers }) =>
  (headers['set-cookie'] ?? []).map((value) => value.split(';')[0]).join('; ');
const logIn = (site, password, options) =>
  site.post('/api/auth/login', { email: ACCOUNT.email, password }, options);

/** @type {import('./load-attacks.mjs').Attack[]} */
export const attacks = [
  {
    finding: 'security 8',
    description: 'lock an owner out, who signed in on this device before',
    run: async (site) => {
      const device = createVisitor();
      const first = await logIn(site, ACCOUNT.password, { visitor: device });
      if (first.status !== 200) throw new Error(`the demo account signs in with ${first.status}`);
      const headers = { cookie: getCookies(first) };
      for (let call = 0; call < 24; call += 1)
        await logIn(site, 'falsch-falsch-falsch', { visitor: `10.9.${call % 3}.7` });
      const again = await logIn(site, ACCOUNT.password, { visitor: device, headers });
      return { isRepelled: again.status === 200, observation: `the owner: ${again.status}` };
    },
  },
  {
    finding: 'api F7',
    description: 'lose the answer of a session refresh, then come back',
    run: async (site) => {
      const visitor = createVisitor();
      const email = 'verlag@gruenland.example';
      const first = await site.post(
        '/api/auth/login',
        { email, password: 'Roggen-und-Distel-4' },
        { visitor },
      );
      const headers = { cookie: getCookies(first) };
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
