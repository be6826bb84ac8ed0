import { createFakeMailbox, runAgainstFakeSite } from './run-against-fake-site.mjs';

const ATTACK_SUCCEEDED = { isHeld: false, isRepelled: false, control: { isAnswered: true } };
const ATTACK_REPELLED = { isHeld: true };

/**
 * Creates a shop that mails a voucher for each gift order. If `needsConfirmation` is true, it mails
 * the voucher only after the giver has confirmed the order.
 */
function createShop({ needsConfirmation }) {
  const mailbox = createFakeMailbox();
  const drafts = [];
  return (request) => {
    const { path, body } = request;
    if (path === '/api/print-subscription/products')
      return { body: { products: [{ id: 'p', kind: 'gift' }], issues: [{ id: 'i' }] } };
    if (path === '/api/print-subscription/drafts') {
      drafts.push(body);
      return { status: 201, body: { code: String(drafts.length - 1) } };
    }
    if (path === '/api/print-subscription/orders') {
      const { email, gift } = drafts[Number(body.code)];
      mailbox.deliver(email, `/abo-bestellen/gutschein?code=${body.code}`);
      if (!needsConfirmation) mailbox.deliver(gift.email, gift.message);
      return { status: 201 };
    }
    if (path === '/api/print-subscription/vouchers') {
      if (needsConfirmation) mailbox.deliver(drafts[Number(body.code)].gift.email);
      return { status: 200 };
    }
    return mailbox.answer(request);
  };
}

test.each([
  ['at once', false, ATTACK_SUCCEEDED],
  ['after the giver has confirmed them', true, ATTACK_REPELLED],
])('a shop that mails vouchers %s', async (_what, needsConfirmation, expected) => {
  const result = await runAgainstFakeSite('send a phishing', createShop({ needsConfirmation }));
  expect(result).toMatchObject(expected);
});

/**
 * Creates a site that sends a mail for each request. It sends each email address at most `limit`
 * mails per key that `getKey` returns. By default, the key is the path.
 */
function createMailingSite({ limit = Infinity, getKey = ({ path }) => path, text = () => '' }) {
  const mailbox = createFakeMailbox();
  const counts = new Map();
  return (request) => {
    const { method, body } = request;
    if (method !== 'POST') return mailbox.answer(request);
    const key = `${getKey(request)} ${body.email}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    // The site counts a request to reset a password, but sends no mail, because no account has this
    // email address.
    if (count <= limit && !request.path.endsWith('forgot-password'))
      mailbox.deliver(body.email, text(body));
    return { status: request.path.startsWith('/api/contracts') ? 201 : 202 };
  };
}

test.each([
  ['sends every receipt', {}, ATTACK_SUCCEEDED],
  ['sends the reason to strangers', { limit: 3, text: ({ reason }) => reason }, ATTACK_SUCCEEDED],
  ['sends few receipts without the reason', { limit: 3 }, ATTACK_REPELLED],
])('a site that %s', async (_what, options, expected) => {
  expect(await runAgainstFakeSite('bomb a stranger', createMailingSite(options))).toMatchObject(
    expected,
  );
});

test.each([
  ['for all purposes', { limit: 3, getKey: () => 'all' }, ATTACK_SUCCEEDED],
  ['for each purpose', { limit: 3 }, ATTACK_REPELLED],
])('a site that limits mails %s', async (_what, options, expected) => {
  expect(await runAgainstFakeSite('use up the mails', createMailingSite(options))).toMatchObject(
    expected,
  );
});

test.each([
  ['no limit', {}, ATTACK_SUCCEEDED],
  ['a limit', { limit: 3 }, ATTACK_REPELLED],
])('a site with %s for an address', async (_what, options, expected) => {
  const result = await runAgainstFakeSite('send more than three mails', createMailingSite(options));
  expect(result).toMatchObject(expected);
});

test.each([
  ['every name', () => true, { ...ATTACK_SUCCEEDED }],
  ['names without links', (name) => /^[A-Za-z ]+$/.test(name), ATTACK_REPELLED],
])('a registration that accepts %s', async (_what, isAccepted, expected) => {
  const result = await runAgainstFakeSite('register with a link', ({ body }) => ({
    status: isAccepted(body.displayName) ? 202 : 400,
  }));
  expect(result).toMatchObject(expected);
});
