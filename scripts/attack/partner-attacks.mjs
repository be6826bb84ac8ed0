import { formatCounts } from './format-result.mjs';

const TOKEN_PATH = '/api/auth/third-party-token';
const CONSUME_PATH = '/api/auth/consume-third-party';
const USER = { email: 'leserin@gruenland.example' };
const TARGET_PATH = '/mein-account/merkliste';
const createAuthorization = (key) => ({ headers: { authorization: `Bearer ${key}` } });

/**
 * Requests a one-time token as the partner and exchanges it.
 *
 * @returns the HTTP status of the token request, and whether the token was accepted
 */
async function exchangeToken(partner, request, exchangeFields) {
  const issued = await partner.post(
    TOKEN_PATH,
    { ...USER, ...request },
    createAuthorization(partner.key),
  );
  if (issued.status !== 201) return { issued: issued.status, isAccepted: false };
  const { token } = JSON.parse(issued.text);
  const { text } = await partner.post(CONSUME_PATH, { token, ...exchangeFields });
  return { issued: issued.status, isAccepted: JSON.parse(text).success === true };
}

/** @type {import('./load-attacks.mjs').Attack[]} */
export const attacks = [
  {
    finding: 'security 15',
    description: "invent a partner key, and use a partner's token for another page",
    run: async (site) => {
      const inventedAuthorization = createAuthorization('erfunden-0123456789-abcdef');
      const api = await site.openPartnerApi(site.url.origin);
      try {
        const partner = { ...site.at(api.url), key: api.key };
        const statuses = [];
        for (const each of [site, partner])
          statuses.push((await each.post(TOKEN_PATH, USER, inventedAuthorization)).status);
        const misuses = [
          await exchangeToken(partner, { path: TARGET_PATH }, {}),
          await exchangeToken(partner, { path: TARGET_PATH }, { path: '/mein-account' }),
        ];
        const properExchange = await exchangeToken(
          partner,
          { path: TARGET_PATH },
          { path: TARGET_PATH },
        );
        const accepted = misuses.filter(({ isAccepted }) => isAccepted).length;
        return {
          isRepelled:
            accepted === 0 && statuses.every((status) => status === 401 || status === 403),
          observation: `invented key: ${formatCounts(statuses)}; ${accepted} of 2 tokens accepted for another page`,
          control: {
            isAnswered: properExchange.isAccepted,
            observation: `partner's key: ${properExchange.issued}, token accepted: ${properExchange.isAccepted}`,
          },
        };
      } finally {
        await api.stop();
      }
    },
  },
];
