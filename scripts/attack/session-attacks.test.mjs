import { createFakeMailbox, runAgainstFakeSite } from './run-against-fake-site.mjs';

const ATTACK_SUCCEEDED = { isHeld: false, isRepelled: false, control: { isAnswered: true } };
const ATTACK_REPELLED = { isHeld: true };

/** Creates a handler that registers an account and sends a mail with the confirmation code. */
function createRegistrationHandler() {
  const mailbox = createFakeMailbox();
  return (request) => {
    const { path, body } = request;
    if (path === '/api/auth/register') mailbox.deliver(body.email, 'code=abc');
    if (path === '/api/auth/register' || path === '/api/auth/confirm') return { status: 200 };
    return mailbox.answer(request);
  };
}

/**
 * Creates a site that locks an account after 20 wrong passwords. If `trustsKnownDevices` is true,
 * the owner can still log in on a known device.
 */
function createLockingSite({ trustsKnownDevices }) {
  const register = createRegistrationHandler();
  let wrongPasswordCount = 0;
  return (request) => {
    if (request.path !== '/api/auth/login') return register(request);
    const isKnown = trustsKnownDevices && request.headers.cookie === 'device=known';
    if (wrongPasswordCount >= 20 && !isKnown) return { status: 429 };
    if (request.body.password.startsWith('falsch')) {
      wrongPasswordCount += 1;
      return { status: 401 };
    }
    return { headers: { 'set-cookie': 'device=known' } };
  };
}

test.each([
  ['all devices', false, ATTACK_SUCCEEDED],
  ['unknown devices', true, ATTACK_REPELLED],
])('a site that locks %s out', async (_what, trustsKnownDevices, expected) => {
  const result = await runAgainstFakeSite(
    'lock an owner out',
    createLockingSite({ trustsKnownDevices }),
  );
  expect(result).toMatchObject(expected);
});

/**
 * Creates a site that replaces session tokens. If `keepsOldToken` is true, the old token stays
 * valid.
 */
function createTokenSite({ keepsOldToken }) {
  const email = 'verlag@gruenland.example';
  let validTokens = [];
  const renew = () => {
    const token = `session=${crypto.randomUUID()}`;
    validTokens = keepsOldToken ? [...validTokens, token] : [token];
    return { headers: { 'set-cookie': token } };
  };
  return ({ path, headers }) => {
    const isValid = validTokens.includes(headers.cookie);
    if (path === '/api/auth/login' || path === '/api/auth/confirm-login') return renew();
    if (path === '/api/auth/logout') validTokens = [];
    if (path === '/api/_auth/session') return { body: isValid ? email : 'null' };
    return { status: 200 };
  };
}

test.each([
  ['end at once', false, ATTACK_SUCCEEDED],
  ['stay valid until the new ones are used', true, ATTACK_REPELLED],
])('tokens whose predecessors %s', async (_what, keepsOldToken, expected) => {
  expect(
    await runAgainstFakeSite('lose the answer', createTokenSite({ keepsOldToken })),
  ).toMatchObject(expected);
});

/**
 * Creates a site on which users switch off the second factor. If `needsCode` is false, the password
 * is enough.
 */
function createSecondFactorSite({ needsCode }) {
  const register = createRegistrationHandler();
  let isOn = false;
  return (request) => {
    const { path, body } = request;
    if (path.endsWith('/setup')) return { body: { secret: 'JBSWY3DPEHPK3PXP' } };
    if (path.endsWith('/second-factor/confirm')) isOn = true;
    if (path.endsWith('/off')) {
      if (needsCode && body.code === undefined) return { status: 401 };
      isOn = false;
    }
    if (path === '/api/auth/login') return { status: isOn ? 401 : 200 };
    return path.startsWith('/api/account') || path.endsWith('confirm-login')
      ? { status: 200 }
      : register(request);
  };
}

test.each([
  ['the password', false, ATTACK_SUCCEEDED],
  ['a code', true, ATTACK_REPELLED],
])('codes that %s switches off', async (_what, needsCode, expected) => {
  expect(
    await runAgainstFakeSite('switch codes off', createSecondFactorSite({ needsCode })),
  ).toMatchObject(expected);
});

/** Creates a fake of the api that a partner uses. */
function createPartnerApi({ acceptsEveryKey, isBound }) {
  const targets = [];
  return ({ path, headers, body }) => {
    if (path === '/api/auth/consume-third-party')
      return { body: { success: isBound(targets[Number(body.token)], body.path) } };
    if (!acceptsEveryKey && headers.authorization !== 'Bearer key') return { status: 403 };
    targets.push(body.path);
    return { status: 201, body: { token: String(targets.length - 1) } };
  };
}
const isSamePage = (target, page) => target === page;

test.each([
  ['every key', { acceptsEveryKey: true, isBound: isSamePage }, ATTACK_SUCCEEDED],
  [
    'tokens without a page',
    { isBound: (target, page) => page === undefined || page === target },
    ATTACK_SUCCEEDED,
  ],
  ['tokens for every page', { isBound: () => true }, ATTACK_SUCCEEDED],
  ['known keys, and tokens for their page', { isBound: isSamePage }, ATTACK_REPELLED],
])('a partner api that accepts %s', async (_what, options, expected) => {
  expect(await runAgainstFakeSite('invent a partner key', createPartnerApi(options))).toMatchObject(
    expected,
  );
});
