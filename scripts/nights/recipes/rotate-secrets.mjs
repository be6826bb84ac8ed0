const ADDRESS = 'wiebke.harms@leser.example';

let authSecret;

/** @type {import('../recipes.mjs').Executor} DATA_SECRET is replaced while people are signed in. */
export const rotateSecrets = {
  heading: 'Rotate AUTH_SECRET and DATA_SECRET',
  alarms: [],
  async provoke(night) {
    await night.register(ADDRESS);
    authSecret = night.readSetting('AUTH_SECRET');
    return { SETTINGS: night.settingsFile };
  },
  after: {
    0: async (_night, output) => ({ NEW: output.trim() }),
    1: async (night) => requireSignIn(night, 'after step 2'),
    // The hash of the password is renewed.
    2: async (night) => requireSignIn(night, 'after step 3'),
  },
  async check(night, outputs) {
    if (!/re-encrypted/.test(outputs[2])) throw new Error(`no reencrypt in:\n${outputs[2]}`);
    await requireSignIn(night, 'after step 6');
    const { encryption } = await night.readHealth('api-1');
    if (encryption.status !== 'ok') throw new Error('api-1 cannot decrypt');
    if (night.readSetting('DATA_SECRET') !== outputs[0].trim())
      throw new Error('the cluster does not use the new DATA_SECRET');
    if (night.readSetting('AUTH_SECRET') !== authSecret) throw new Error('AUTH_SECRET has changed');
  },
};

async function requireSignIn(night, when) {
  for (const instance of ['api-1', 'api-2']) {
    const { status } = await night.signIn(ADDRESS, instance);
    if (status !== 200) throw new Error(`${when}: signing in at ${instance} got ${status}`);
  }
}
