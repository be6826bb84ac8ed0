import { formatCounts } from './format-result.mjs';
import { countMailsTo, countMailsToAll, readMailsTo } from './mailbox.mjs';
import { createEmail, createVisitorIp } from './site.mjs';

const LINK = 'https://evil.example/login';
/**
 * Maximum number of mails per hour that the site sends to one email address for one purpose, for
 * example registrations.
 */
const MAX_MAILS = 3;
const DELIVERY_ADDRESS = {
  street: 'Feldweg',
  houseNo: '3',
  zip: '26939',
  city: 'Ovelgönne',
  country: 'DE',
};
const person = (firstName) => ({ ...DELIVERY_ADDRESS, firstName, lastName: 'Acker' });

async function createGiftOrderBody(site, { giver, recipient, name, message }) {
  const offer = JSON.parse((await site.send('/api/print-subscription/products')).text);
  const product = offer.products.find(({ kind }) => kind === 'gift');
  return {
    productId: product.id,
    startIssue: offer.issues[0].id,
    delivery: person('Anna'),
    billing: person(name),
    gift: { message, voucherTo: 'recipient', email: recipient },
    payment: 'invoice',
    email: giver,
  };
}

/**
 * Orders a gift subscription without a login.
 *
 * @returns {Promise<number>} the HTTP status of the last request
 */
async function placeGiftOrder(site, gift) {
  const order = await createGiftOrderBody(site, gift);
  const draft = await site.post('/api/print-subscription/drafts', order);
  if (draft.status >= 400) return draft.status;
  const { code } = JSON.parse(draft.text);
  return (await site.post('/api/print-subscription/orders', { code })).status;
}

/**
 * Opens the link in the mail that the giver got for the order. The site then sends the voucher.
 * Returns the HTTP status.
 */
async function releaseVoucher(site, giver) {
  const [mail = ''] = await readMailsTo(site, giver);
  const code = /gutschein\?code=([\w.%-]+)/.exec(mail)?.[1] ?? '';
  const body = { code: decodeURIComponent(code) };
  return (await site.post('/api/print-subscription/vouchers', body)).status;
}

/**
 * Sends `count` requests one after another, each from a different client IP address. Returns their
 * HTTP statuses.
 */
async function sendFromNewVisitors(site, path, createBody, count) {
  const statuses = [];
  for (let call = 0; call < count; call += 1)
    statuses.push((await site.post(path, createBody(), { visitor: createVisitorIp() })).status);
  return statuses;
}

const declaration = (email) => ({
  manner: 'extraordinary',
  reason: `Hier entsperren: ${LINK}`,
  name: 'Anna Acker',
  contract: 'Jahresabo',
  email,
});
const registration = (email, displayName = 'Anna Acker') => ({
  email,
  displayName,
  password: 'Klee-und-Weizen-7',
  acceptTerms: true,
});

/** @type {import('./load-attacks.mjs').Attack[]} */
export const attacks = [
  {
    finding: 'security 3',
    description: 'send a phishing text to a stranger as a gift',
    run: async (site) => {
      const victim = createEmail();
      const texts = [
        ...Array.from({ length: 5 }, () => ({ name: 'Anna', message: 'Zum Geburtstag' })),
        { name: 'Anna', message: `Ihr Konto wird gesperrt: ${LINK}` },
        { name: `${LINK} Sicherheit`, message: 'Zum Geburtstag' },
      ];
      const statuses = [];
      for (const text of texts)
        statuses.push(
          await placeGiftOrder(site, { ...text, giver: createEmail(), recipient: victim }),
        );
      const [giver, recipient] = [createEmail(), createEmail()];
      await placeGiftOrder(site, { ...texts[0], giver, recipient });
      const releaseStatus = await releaseVoucher(site, giver);
      const [mails, voucherCount] = await countMailsToAll(site, [victim, recipient]);
      return {
        isRepelled: mails === 0,
        observation: `${formatCounts(statuses)}; ${mails} mails`,
        control: {
          isAnswered: releaseStatus === 200 && voucherCount === 1,
          observation: `confirmed by the giver: ${releaseStatus}, ${voucherCount} mail`,
        },
      };
    },
  },
  {
    finding: 'security 4',
    description: 'bomb a stranger with receipts of cancellations',
    run: async (site) => {
      const victim = createEmail();
      const path = '/api/contracts/cancellations';
      const statuses = await sendFromNewVisitors(site, path, () => declaration(victim), 8);
      const mails = await readMailsTo(site, victim);
      const isTextSent = mails.some((mail) => mail.includes(LINK));
      return {
        isRepelled: mails.length <= MAX_MAILS && !isTextSent,
        observation: `${mails.length} mails, with the link: ${isTextSent}`,
        control: {
          isAnswered: mails.length > 0 && statuses[0] === 201,
          observation: `receipts: ${formatCounts(statuses)}, mailed: ${mails.length > 0}`,
        },
      };
    },
  },
  {
    finding: 'security 9',
    description: 'use up the mails of a stranger before a registration',
    run: async (site) => {
      const victim = createEmail();
      const path = '/api/auth/forgot-password';
      const statuses = await sendFromNewVisitors(site, path, () => ({ email: victim }), 10);
      const { status } = await site.post('/api/auth/register', registration(victim));
      const mails = await countMailsTo(site, victim);
      return {
        isRepelled: mails >= 1,
        observation: `register: ${status}; ${mails} mails`,
        control: {
          isAnswered: statuses[0] === 202,
          observation: `forgotten passwords: ${formatCounts(statuses)}`,
        },
      };
    },
  },
  {
    finding: 'security 16',
    description: 'register with a link as name',
    run: async (site) => {
      const names = ['evil-bank.de/abholen', 'evil.example', 'www.evil.example', 'a\u202Eb'];
      const statuses = [];
      for (const name of names)
        statuses.push(
          (await site.post('/api/auth/register', registration(createEmail(), name))).status,
        );
      const ordinaryResponse = await site.post('/api/auth/register', registration(createEmail()));
      return {
        isRepelled: statuses.every((status) => status >= 400),
        observation: formatCounts(statuses),
        control: {
          isAnswered: ordinaryResponse.status === 202,
          observation: `a name: ${ordinaryResponse.status}`,
        },
      };
    },
  },
  {
    finding: 'api F18',
    description: 'send more than three mails per hour and purpose to one address',
    run: async (site) => {
      const requests = [
        ['/api/auth/register', (email) => registration(email)],
        [
          '/api/newsletter/subscribe',
          (email) => ({ email, listIds: ['wochenblatt'], page: '/', firstName: '' }),
        ],
        [
          '/api/contracts/withdrawals',
          (email) => ({ email, name: 'Anna Acker', contract: 'Jahresabo' }),
        ],
      ];
      const emails = [];
      const firstStatuses = [];
      for (const [path, createBody] of requests) {
        const email = createEmail();
        const statuses = await sendFromNewVisitors(site, path, () => createBody(email), 6);
        emails.push(email);
        firstStatuses.push(statuses[0]);
      }
      const counts = await countMailsToAll(site, emails);
      return {
        isRepelled: counts.every((count) => count <= MAX_MAILS),
        observation: `${counts.join(', ')} mails`,
        control: {
          isAnswered:
            counts.every((count) => count > 0) && firstStatuses.every((status) => status < 300),
          observation: `first requests: ${formatCounts(firstStatuses)}, all mailed: ${counts.every(Boolean)}`,
        },
      };
    },
  },
];
