import { createHmac } from 'node:crypto';
import { tmpdir } from 'node:os';
import { formatCounts } from './format-result.mjs';

/** Paths of the webhooks of the shell and the api. The content service calls them. */
const WEBHOOK_PATHS = ['/_hooks/content', '/api/hooks/content'];
/** Reads the secret that signs webhook calls. It is known only for a site on this machine. */
const readWebhookSecret = () => process.env.CONTENT_WEBHOOK_SECRET || 'embedded-webhook';

const SITE_ENVIRONMENT = {
  SITE_URL: 'https://gruenland.example',
  DATA_DIR: tmpdir(),
  AUTH_SECRET: 'x'.repeat(40),
};
/** Values of an operator for variables whose defaults this repository publishes. */
const OPERATOR_VALUES = {
  api: {
    PUBLISHER_NAME: 'Eigener Verlag GmbH',
    PUBLISHER_ADDRESS: 'Eigener Weg 1, 26939 Ovelgönne',
    PUBLISHER_CREDITOR_ID: 'DE02ZZZ00000000001',
    SMTP_URL: 'smtp://mail.gruenland.example:25',
    MAIL_FROM: 'Eigener Verlag <post@eigener-verlag.example>',
    SEARCH_ADMIN_KEY: 'eigener-schluessel',
    CONTENT_WEBHOOK_SECRET: 'eigenes-geheimnis',
  },
  embedded: {
    CONTENT_MANAGEMENT_TOKEN: 'eigenes-token',
    SEARCH_ADMIN_KEY: 'eigener-schluessel',
  },
};

async function callWebhooks(site, sign) {
  const body = JSON.stringify({ action: 'published', story_id: 1 });
  const statuses = [];
  for (const path of WEBHOOK_PATHS)
    statuses.push((await site.post(path, body, { headers: sign(body) })).status);
  return statuses;
}

const createSigner = (secret) => (body) => ({
  'webhook-signature': createHmac('sha1', secret).update(body).digest('hex'),
});

/** @type {import('./load-attacks.mjs').Attack[]} */
export const attacks = [
  {
    finding: 'api F14',
    description: 'call a hook of the content service without its secret',
    run: async (site) => {
      const statuses = [
        ...(await callWebhooks(site, () => ({}))),
        ...(await callWebhooks(site, createSigner('erfunden'))),
      ];
      const signedCallStatuses = await callWebhooks(site, createSigner(readWebhookSecret()));
      return {
        isRepelled: statuses.every((status) => status === 401),
        observation: formatCounts(statuses),
        control: {
          isAnswered: signedCallStatuses.every((status) => status === 202),
          observation: `signed: ${formatCounts(signedCallStatuses)}`,
        },
      };
    },
  },
  {
    finding: 'api F14',
    description: 'run a public site with a value published in the repository',
    run: async (site) => {
      const services = Object.entries(OPERATOR_VALUES);
      const attempts = services.flatMap(([service, own]) =>
        Object.keys(own).map((name) => ({
          service,
          name,
          env: { ...SITE_ENVIRONMENT, ...omitKey(own, name) },
        })),
      );
      const problems = await site.readConfigurations(attempts);
      const started = attempts.filter(({ name }, index) => !problems[index].includes(name));
      const operatorProblems = await site.readConfigurations(
        services.map(([service, own]) => ({ service, env: { ...SITE_ENVIRONMENT, ...own } })),
      );
      const startCount = operatorProblems.filter((problem) => problem === '').length;
      return {
        isRepelled: started.length === 0,
        observation: `${attempts.length - started.length} of ${attempts.length} refused ${started.map(({ name }) => name).join(' ')}`,
        control: {
          isAnswered: startCount === operatorProblems.length,
          observation: `own values: ${startCount} of ${operatorProblems.length} services start`,
        },
      };
    },
  },
];

const omitKey = (values, name) =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));
