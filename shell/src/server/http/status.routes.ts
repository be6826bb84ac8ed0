import type { FastifyInstance } from 'fastify';
import type { RemoteStatus } from '@gruenland/federation/server/release-watcher.ts';
import { escapeHtml } from '#document/escape.ts';
import type { PageServices } from '#server/pipeline/page-context.ts';

/** Milliseconds for the api's word, and how long it is believed. */
const PATIENCE_MS = 1000;
const BELIEVED_MS = 5000;

/** A part of the site as people know it. */
interface Part {
  readonly name: string;
  readonly works: boolean;
  readonly says: string;
}

/** What the api says of itself, as far as it is told here. */
interface ApiHealth {
  readonly database?: { readonly status?: string };
  readonly mail?: { readonly status?: string };
  readonly jobs?: { readonly status?: string };
}

/**
 * Says to people what works: a page that needs nothing but this process. 200 whatever it says; what
 * machines ask is `/health`.
 */
export function statusRoutes(
  app: FastifyInstance,
  services: PageServices,
  remotes: () => readonly RemoteStatus[],
): void {
  let asked: { readonly at: number; readonly health: Promise<ApiHealth | null> } | undefined;
  const apiHealth = () => {
    if (!asked || Date.now() - asked.at > BELIEVED_MS)
      asked = { at: Date.now(), health: readHealth(services.config.env.API_URL) };
    return asked.health;
  };
  app.get('/status', async (_request, reply) => {
    const areas = remotes().map((remote) => area(remote, services));
    const parts = [...areas, ...served(await apiHealth(), services)];
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; style-src 'self'; font-src 'self'")
      .type('text/html; charset=utf-8')
      .send(document(parts, services));
  });
}

async function readHealth(apiUrl: string): Promise<ApiHealth | null> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return (await (await fetch(`${apiUrl}/health`, { signal })).json()) as ApiHealth;
  } catch {
    return null;
  }
}

function area({ name, state, id }: RemoteStatus, { remotes }: PageServices): Part {
  const label = remotes.find(name)?.label ?? name;
  if (state === 'live') return { name: label, works: true, says: 'läuft' };
  return id === null
    ? { name: label, works: false, says: 'ist gerade nicht zu erreichen' }
    : { name: label, works: true, says: 'läuft, in der letzten guten Fassung' };
}

function served(health: ApiHealth | null, { upstreams }: PageServices): readonly Part[] {
  const part = (name: string, works: boolean, bad: string): Part => ({
    name,
    works,
    says: works ? 'läuft' : bad,
  });
  const good = (of: { readonly status?: string } | undefined) => of?.status === 'ok';
  return [
    part('Anmelden und Formulare', good(health?.database), 'ist gestört, Lesen geht'),
    part(
      'Treffer der Suche',
      upstreams.states()['search'] === 'closed',
      'ist gestört, die Listen gehen',
    ),
    part(
      'E-Mails von uns',
      good(health?.mail) && good(health?.jobs),
      'kommen verspätet, verloren geht keine',
    ),
  ];
}

function document(parts: readonly Part[], { manifest, config }: PageServices): string {
  const whole = parts.every(({ works }) => works);
  const rows = parts.map(
    ({ name, works, says }) =>
      `<li>${works ? '✓' : '✗'} <strong>${escapeHtml(name)}</strong>: ${escapeHtml(says)}</li>`,
  );
  const time = new Date().toLocaleString('de-DE', { timeZone: 'Europe/Berlin' });
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${whole ? 'Alles läuft' : 'Etwas ist gestört'} – Grünland</title>
${manifest.styles.map(({ href }) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('\n')}
<link rel="stylesheet" href="/status.css">
</head>
<body data-plain>
<main>
<h1>${whole ? 'Alles läuft' : 'Etwas ist gestört'}</h1>
<ul>
${rows.join('\n')}
</ul>
<p>Gesehen am ${escapeHtml(time)} Uhr. Wenn etwas länger gestört ist, steht es auf der Startseite.</p>
<p><a href="${escapeHtml(config.siteUrl)}/">Zur Startseite</a> · <a href="/lizenzen.txt">Womit diese Seite gebaut ist</a></p>
</main>
</body>
</html>
`;
}
