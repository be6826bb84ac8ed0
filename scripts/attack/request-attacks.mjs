import { formatCounts } from './format-result.mjs';

const VALID_DAY = '2026-01-01';
const SAME_SITE_PATH = '/mein-account/merkliste';
const STAFF_LOGIN = { email: 'leitung@gruenland.example', password: 'Gerste-und-Kresse-3' };

const isOffSite = (location, url) => new URL(location, url).host !== url.host;
const formatStatuses = (answers) => formatCounts(answers.map(({ status }) => status));

/**
 * Lists the URLs to which a sign-in page leads: the target in its data, its links, the actions of
 * its forms, and the redirect.
 */
const listTargetUrls = ({ headers, text }) => [
  ...[...text.matchAll(/"target":"([^"]*)"|(?:href|action)="([^"]*)"/g)].map(
    ([, target, link]) => target ?? link,
  ),
  headers.location ?? '',
];

/** @type {import('./load-attacks.mjs').Attack[]} */
export const attacks = [
  {
    finding: 'security 17',
    description: 'hand a foreign address to the app as the page after signing in',
    run: async (site) => {
      const targets = ['https://evil.example/x', 'javascript:alert(1)', '//evil.example'];
      const pages = [];
      for (const target of targets)
        pages.push(await site.send(`/anmelden?is_app=true&ziel=${encodeURIComponent(target)}`));
      const isLeaked = pages
        .flatMap(listTargetUrls)
        .some((target) => /^(?:javascript:|(?:https?:)?[\\/]{2}evil\.example)/.test(target));
      const own = await site.send(
        `/anmelden?is_app=true&ziel=${encodeURIComponent(SAME_SITE_PATH)}`,
      );
      const leadsToSameSitePath = listTargetUrls(own).includes(SAME_SITE_PATH);
      return {
        isRepelled: !isLeaked,
        observation: `${formatStatuses(pages)}; target kept: ${isLeaked}`,
        control: {
          isAnswered: own.status === 200 && leadsToSameSitePath,
          observation: `own page: ${own.status}, kept: ${leadsToSameSitePath}`,
        },
      };
    },
  },
  {
    finding: 'security 12',
    description: 'redirect to another site after signing in',
    run: async (site) => {
      const targets = [
        '/./evil.example/x',
        '//evil.example',
        '/\\evil.example',
        '/\t/evil.example',
        '/%2e/evil.example',
        '/.//evil.example/x',
      ];
      const logIn = async (target) => {
        const { status, headers } = await site.send(
          `/anmelden?ziel=${encodeURIComponent(target)}`,
          {
            method: 'POST',
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            body: new URLSearchParams(STAFF_LOGIN).toString(),
          },
        );
        return { status, location: headers.location ?? '' };
      };
      const answers = [];
      for (const target of targets) answers.push(await logIn(target));
      const own = await logIn(SAME_SITE_PATH);
      // A response without a redirect does not show where the site would lead, so it does not count
      // as repelled.
      const isRepelled = answers.every(
        ({ location }) => location !== '' && !isOffSite(location, site.url),
      );
      return {
        isRepelled,
        observation: answers.map(({ status, location }) => `${status} ${location}`).join(', '),
        control: {
          isAnswered: own.status === 303 && own.location === SAME_SITE_PATH,
          observation: `own page: ${own.status} ${own.location}`,
        },
      };
    },
  },
  {
    finding: 'security 14',
    description: 'make the server fail with days outside the calendar',
    run: async (site) => {
      const days = [
        '0001-01-01',
        '9999-12-31',
        '-000001-01-01',
        '2026-02-30',
        '0000-00-00',
        'Infinity',
      ];
      const statuses = [];
      for (const day of days)
        for (const name of ['von', 'from', 'bis'])
          for (const path of ['/api/events', '/veranstaltungen'])
            statuses.push((await site.send(`${path}?${name}=${day}`)).status);
      const valid = await site.send(`/api/events?from=${VALID_DAY}`);
      return {
        isRepelled: statuses.every((status) => status > 0 && status < 500),
        observation: formatCounts(statuses),
        control: {
          isAnswered: valid.status === 200 && JSON.parse(valid.text).events?.length > 0,
          observation: `valid day: ${valid.status}`,
        },
      };
    },
  },
  {
    finding: 'security 18',
    description: 'submit a form from the same host over https',
    run: async (site) => {
      const submit = async (origin) => {
        const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' };
        const form = { method: 'POST', headers, body: 'email=x' };
        return (await site.send('/registrieren', form)).status;
      };
      const status = await submit(`https://${site.url.host}`);
      const sameOriginStatus = await submit(site.url.origin);
      return {
        isRepelled: status === 403,
        observation: `${status}`,
        // The form is incomplete, so the site rejects it with 422. This shows that it processed the
        // form.
        control: {
          isAnswered: sameOriginStatus === 422,
          observation: `own origin: ${sameOriginStatus}`,
        },
      };
    },
  },
  {
    finding: 'security 19',
    description: 'read mails through a foreign host name (DNS rebinding)',
    run: async (site) => {
      const internalEndpoints = [
        { path: '/_internal/postausgang' },
        { path: '/postausgang', port: site.embeddedPort },
        { path: '/health', port: site.embeddedPort },
      ];
      const ask = async (host) => {
        const responses = await Promise.all(
          internalEndpoints.map(({ path, port }) =>
            site.send(path, { port, headers: host && { host } }),
          ),
        );
        return responses.map(({ status }) => status);
      };
      const foreignHostStatuses = [
        ...(await ask('rebind.evil.example')),
        ...(await ask('127.0.0.1.evil.example')),
      ];
      const knownResponse = await ask();
      return {
        isRepelled: foreignHostStatuses.every((status) => status === 404 || status === 421),
        observation: formatCounts(foreignHostStatuses),
        control: {
          isAnswered: knownResponse.every((status) => status === 200),
          observation: `known host: ${formatCounts(knownResponse)}`,
        },
      };
    },
  },
];
