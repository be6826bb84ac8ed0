import { formatCounts } from './format-result.mjs';

const TOKEN_PATH = '/api/auth/third-party-token';
const CONSUME_PATH = '/api/auth/consume-third-party';
const READER_ACCOUNT = { email: 'leserin@gruenland.example' };
const TARGET_PATH = '/mein-account/merkliste';
const createAuthorization = (key) => ({ headers: { authorization: `Bearer ${key}` } });

/**
 * Requests a one-time token as the partner and exchanges it for a login.
 *
 * @returns the HTTP status of the token request, and whether the site accepted the token
 */
async function exchangeToken(partner, request, exchangeFields) {
  const tokenResponse = await partner.post(
    TOKEN_PATH,
    { ...READER_ACCOUNT, ...request },
    createAuthorization(partner.key),
  );
  if (tokenResponse.status !== 201)
    return { exchangeStatus: tokenResponse.status, isAccepted: false };
  const { token } = JSON.parse(tokenResponse.text);
  const { text } = await partner.post(CONSUME_PATH, { token, ...exchangeFields });
  return { exchangeStatus: tokenResponse.status, isAccepted: JSON.parse(text).success === true };
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
          statuses.push(
            (await each.post(TOKEN_PATH, READER_ACCOUNT, inventedAuthorization)).status,
          );
        const misuseResults = [
          await exchangeToken(partner, { path: TARGET_PATH }, {}),
          await exchangeToken(partner, { path: TARGET_PATH }, { path: '/mein-account' }),
        ];
        const properExchange = await exchangeToken(
          partner,
          { path: TARGET_PATH },
          { path: TARGET_PATH },
        );
        const accepted = misuseResults.filter(({ isAccepted }) => isAccepted).length;
        return {
          isRepelled:
            accepted === 0 && statuses.every((status) => status === 401 || status === 403),
          observation: `invented key: ${formatCounts(statuses)}; ${accepted} of 2 tokens accepted for another page`,
          control: {
            isAnswered: properExchange.isAccepted,
            observation: `partner's key: ${properExchange.exchangeStatus}, token accepted: ${properExchange.isAccepted}`,
          },
        };
      } finally {
        await api.stop();
      }
    },
  },
];
