import { formatCounts } from './format-result.mjs';

const isOffSite = (location, url) => new URL(location, url).host !== url.host;

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
      const isLeaked = pages.some(({ headers, text }) =>
        /(?:href|action|content)="[^"]*(?:evil\.example|javascript:)/.test(
          `${text} content="${headers.location ?? ''}"`,
        ),
      );
      const statuses = formatCounts(pages.map(({ status }) => status));
      return { isRepelled: !isLeaked, observation: `${statuses}; target in a link: ${isLeaked}` };
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
      const locations = [];
      for (const target of targets) {
        const body = new URLSearchParams({
          email: 'leitung@gruenland.example',
          password: 'Gerste-und-Kresse-3',
        });
        const headers = { 'content-type': 'application/x-www-form-urlencoded' };
        const path = `/anmelden?ziel=${encodeURIComponent(target)}`;
        const { headers: answer } = await site.send(path, {
          method: 'POST',
          headers,
          body: body.toString(),
        });
        if (answer.location) locations.push(answer.location);
      }
      const isRepelled = locations.every((location) => !isOffSite(location, site.url));
      return { isRepelled, observation: `${locations.length} redirects: ${locations.join(' ')}` };
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
          for (const path of ['/api/veranstaltungen', '/api/events', '/veranstaltungen'])
            statuses.push((await site.send(`${path}?${name}=${day}`)).status);
      const isRepelled = statuses.every((status) => status > 0 && status < 500);
      return { isRepelled, observation: formatCounts(statuses) };
    },
  },
  {
    finding: 'security 18',
    description: 'submit a form from the same host over https',
    run: async (site) => {
      const headers = {
        origin: `https://${site.url.host}`,
        'content-type': 'application/x-www-form-urlencoded',
      };
      const { status } = await site.send('/registrieren', {
        method: 'POST',
        headers,
        body: 'email=x',
      });
      return { isRepelled: status === 403, observation: `${status}` };
    },
  },
  {
    finding: 'security 19',
    description: 'read mails through a foreign host name (DNS rebinding)',
    run: async (site) => {
      const paths = ['/_internal/postausgang', '/mail', '/_internal/'];
      const answers = await Promise.all(
        paths.map((path) => site.send(path, { headers: { host: 'rebind.evil.example' } })),
      );
      const statuses = answers.map(({ status }) => status);
      const isRepelled = !answers.some(
        ({ text, status }) => status === 200 && text.includes('postausgang/'),
      );
      return { isRepelled, observation: formatCounts(statuses) };
    },
  },
  {
    finding: 'security 15',
    description: 'request a one-time token with an invented partner key',
    run: async (site) => {
      const headers = {
        authorization: 'Bearer erfunden-0123456789-abcdef',
        'x-api-key': 'erfunden-0123456789-abcdef',
      };
      const { status } = await site.post(
        '/api/auth/third-party-token',
        { email: 'leserin@gruenland.example' },
        { headers },
      );
      return { isRepelled: status >= 400 && status < 500, observation: `${status}` };
    },
  },
  {
    finding: 'api F14',
    description: 'call a hook of the content service without a signature',
    run: async (site) => {
      const statuses = [];
      for (const path of ['/_hooks/content', '/api/hooks/content'])
        statuses.push((await site.post(path, { action: 'published', story_id: 1 })).status);
      const isRepelled = statuses.every((status) => status >= 400 && status < 500);
      return { isRepelled, observation: formatCounts(statuses) };
    },
  },
];
