import { randomBytes } from 'node:crypto';

const ADDRESS = 'wiebke.harms@leserin.example';
/** An article that visitors without an account save; their cookie is signed with AUTH_SECRET. */
const ITEM = { kind: 'article', id: 'das-backhaus-brennt' };
const INSTANCES = ['api-1', 'api-2'];

let authSecret;
let newAuthSecret;
let cookieBefore;
let cookieAfter;

/** @type {import('../recipes.mjs').Executor} Both secrets are replaced while people are signed in. */
export const rotateSecrets = {
  heading: 'Rotate AUTH_SECRET and DATA_SECRET',
  alarms: [],
  async provoke(night) {
    await night.register(ADDRESS);
    authSecret = night.readSetting('AUTH_SECRET');
    cookieBefore = await saveItem(night);
    return { SETTINGS: night.settingsFile };
  },
  after: {
    0: async (_night, output) => ({ NEW: output.trim() }),
    1: async (night) => requireSignIn(night, 'after step 2'),
    // The hash of the password is renewed.
    2: async (night) => requireSignIn(night, 'after step 3'),
    3: async (night) => {
      await requireSignIn(night, 'after step 6');
      if (night.readSetting('AUTH_SECRET') !== authSecret)
        throw new Error('AUTH_SECRET has changed with DATA_SECRET');
      newAuthSecret = randomBytes(36).toString('base64url');
      return { NEW_AUTH: newAuthSecret };
    },
    4: async (night) => requireItem(night, cookieBefore, 'after step 2'),
    5: async (night) => {
      await requireItem(night, cookieBefore, 'after step 3');
      cookieAfter = await saveItem(night);
    },
  },
  async check(night, outputs) {
    if (!/re-encrypted/.test(outputs[2])) throw new Error(`no reencrypt in:\n${outputs[2]}`);
    await requireSignIn(night, 'at the end');
    await requireItem(night, cookieAfter, 'at the end');
    for (const instance of INSTANCES) {
      if ((await countItems(night, instance, cookieBefore)) > 0)
        throw new Error(`${instance} still accepts the old AUTH_SECRET`);
      const { encryption } = await night.readHealth(instance);
      if (encryption.status !== 'ok') throw new Error(`${instance} cannot decrypt`);
    }
    if (night.readSetting('DATA_SECRET') !== outputs[0].trim())
      throw new Error('the cluster does not use the new DATA_SECRET');
    if (night.readSetting('AUTH_SECRET') !== newAuthSecret)
      throw new Error('the cluster does not use the new AUTH_SECRET');
  },
};

async function requireSignIn(night, when) {
  for (const instance of INSTANCES) {
    const { status } = await night.signIn(ADDRESS, instance);
    if (status !== 200) throw new Error(`${when}: signing in at ${instance} got ${status}`);
  }
}

/** Saves the article as a visitor without an account. @returns the visitor's cookie */
async function saveItem(night) {
  const answer = await night.post('/api/watchlist', ITEM);
  if (!answer.ok) throw new Error(`saving got ${answer.status} ${await answer.text()}`);
  return answer.headers.getSetCookie()[0].split(';')[0];
}

async function requireItem(night, cookie, when) {
  for (const instance of INSTANCES)
    if ((await countItems(night, instance, cookie)) !== 1)
      throw new Error(`${when}: ${instance} does not know the visitor`);
}

async function countItems(night, instance, cookie) {
  const answer = await night.request(instance, '/api/watchlist', { headers: { cookie } });
  return (await answer.json()).items.length;
}
