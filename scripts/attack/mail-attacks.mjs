import { formatCounts } from './format-result.mjs';
import { countMailsTo, readMailsTo } from './mailbox.mjs';
import { createEmail, createVisitor } from './site.mjs';

const LINK = 'https://evil.example/login';
/**
 * Maximum number of mails per hour to one email address for one purpose, for example registrations.
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

async function createGiftOrder(site, email, recipient) {
  const offer = JSON.parse((await site.send('/api/print-subscription/products')).text);
  const product = offer.products.find(({ kind }) => kind === 'gift');
  return {
    productId: product.id,
    startIssue: offer.issues[0].id,
    delivery: person('Anna'),
    billing: person('Ihre Bank Sicherheit'),
    gift: { message: `Ihr Konto wird gesperrt: ${LINK}`, voucherTo: 'recipient', email: recipient },
    payment: 'invoice',
    email,
  };
}

async function placeGiftOrder(site, victim) {
  const order = await createGiftOrder(site, createEmail(), victim);
  const draft = await site.post('/api/print-subscription/drafts', order);
  if (draft.status >= 400) return draft.status;
  const { code } = JSON.parse(draft.text);
  return (await site.post('/api/print-subscription/orders', { code })).status;
}

/** Sends `count` requests, each with another client IP address. */
async function flood(site, path, createBody, count) {
  const statuses = [];
  for (let call = 0; call < count; call += 1)
    statuses.push((await site.post(path, createBody(), { visitor: createVisitor() })).status);
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
      const statuses = [];
      for (let call = 0; call < 5; call += 1) statuses.push(await placeGiftOrder(site, victim));
      const mails = await countMailsTo(site, victim);
      return { isRepelled: mails === 0, observation: `${formatCounts(statuses)}; ${mails} mails` };
    },
  },
  {
    finding: 'security 4',
    description: 'bomb a stranger with receipts of cancellations',
    run: async (site) => {
      const victim = createEmail();
      const path = '/api/contracts/cancellations';
      const statuses = await flood(site, path, () => declaration(victim), 8);
      const mails = await readMailsTo(site, victim);
      const isTextSent = mails.some((mail) => mail.includes(LINK));
      const observation = `${formatCounts(statuses)}; ${mails.length} mails, with the link: ${isTextSent}`;
      return { isRepelled: mails.length <= MAX_MAILS && !isTextSent, observation };
    },
  },
  {
    finding: 'security 9',
    description: 'use up the mails of a stranger before a registration',
    run: async (site) => {
      const victim = createEmail();
      await flood(site, '/api/auth/forgot-password', () => ({ email: victim }), 10);
      const { status } = await site.post('/api/auth/register', registration(victim));
      const mails = await countMailsTo(site, victim);
      return { isRepelled: mails >= 1, observation: `register: ${status}; ${mails} mails` };
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
      return {
        isRepelled: statuses.every((status) => status >= 400),
        observation: formatCounts(statuses),
      };
    },
  },
  {
    finding: 'api F18',
    description: 'send more than three mails per hour and purpose to one address',
    run: async (site) => {
      const bodyFactoryByPath = {
        '/api/auth/register': registration,
        '/api/newsletter/subscribe': (email) => ({
          email,
          listIds: ['wochenblatt'],
          page: '/',
          firstName: '',
        }),
        '/api/contracts/withdrawals': ({
          name = 'Anna Acker',
          contract = 'Jahresabo',
          ...rest
        } = {}) => ({ name, contract, ...rest }),
      };
      const counts = [];
      for (const [path, createBody] of Object.entries(bodyFactoryByPath)) {
        const email = createEmail();
        const body = path.endsWith('withdrawals') ? createBody({ email }) : createBody(email);
        await flood(site, path, () => body, 6);
        counts.push(await countMailsTo(site, email));
      }
      return {
        isRepelled: counts.every((count) => count <= MAX_MAILS),
        observation: `${counts.join(', ')} mails`,
      };
    },
  },
];
