import type { FastifyInstance } from 'fastify';
import type { RemoteStatus } from '@gruenland/federation/server/release-watcher.ts';
import { escapeHtml } from '@gruenland/shared-contracts/escape-html.ts';
import type { PageServices } from '#server/pipeline/page-services.ts';

/** Milliseconds after which the health request to the API times out. */
const HEALTH_TIMEOUT_MS = 1000;
/** Milliseconds for which the result of the health request is cached. */
const HEALTH_CACHE_MS = 5000;

/** Status of one part of the site, as shown to visitors. */
interface StatusLine {
  readonly name: string;
  readonly isWorking: boolean;
  readonly text: string;
}

/** The fields of the API's health response that the status page shows. */
interface ApiHealth {
  readonly database?: { readonly status?: string };
  readonly mail?: { readonly status?: string };
  readonly tasks?: { readonly status?: string };
  readonly readOnly?: boolean;
}

/**
 * Serves the status page for visitors. The page works even if every other service fails, and always
 * responds with 200. Monitoring uses `/health`.
 */
export function statusRoutes(
  app: FastifyInstance,
  services: PageServices,
  remotes: () => readonly RemoteStatus[],
): void {
  let cachedHealth:
    | { readonly fetchedAt: number; readonly health: Promise<ApiHealth | null> }
    | undefined;
  const getApiHealth = () => {
    if (!cachedHealth || Date.now() - cachedHealth.fetchedAt > HEALTH_CACHE_MS)
      cachedHealth = { fetchedAt: Date.now(), health: readHealth(services.config.env.API_URL) };
    return cachedHealth.health;
  };
  app.get('/status', async (_request, reply) => {
    const areas = remotes()
      .filter(({ state }) => state !== 'withdrawn')
      .map((remote) => createAreaStatusLine(remote, services));
    const lines = [...areas, ...listServiceStatuses(await getApiHealth(), services)];
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; style-src 'self'; font-src 'self'")
      .type('text/html; charset=utf-8')
      .send(renderStatusDocument(lines, services));
  });
}

async function readHealth(apiUrl: string): Promise<ApiHealth | null> {
  try {
    const signal = AbortSignal.timeout(HEALTH_TIMEOUT_MS);
    return (await (await fetch(`${apiUrl}/health`, { signal })).json()) as ApiHealth;
  } catch {
    return null;
  }
}

function createAreaStatusLine(
  { name, state, id }: RemoteStatus,
  { remotes }: PageServices,
): StatusLine {
  const label = remotes.find(name)?.label ?? name;
  if (state === 'live') return { name: label, isWorking: true, text: 'läuft' };
  return id === null
    ? { name: label, isWorking: false, text: 'ist gerade nicht zu erreichen' }
    : { name: label, isWorking: true, text: 'läuft, in der letzten guten Fassung' };
}

function listServiceStatuses(
  health: ApiHealth | null,
  { upstreams }: PageServices,
): readonly StatusLine[] {
  const createLine = (name: string, isWorking: boolean, problemText: string): StatusLine => ({
    name,
    isWorking,
    text: isWorking ? 'läuft' : problemText,
  });
  const isOk = (part: { readonly status?: string } | undefined) => part?.status === 'ok';
  return [
    createLine(
      'Anmelden und Formulare',
      isOk(health?.database) && !health?.readOnly,
      health?.readOnly ? 'sind gerade gesperrt, Lesen geht' : 'ist gestört, Lesen geht',
    ),
    createLine(
      'Treffer der Suche',
      upstreams.getBreakerStates()['search'] === 'closed',
      'ist gestört, die Listen gehen',
    ),
    createLine(
      'E-Mails von uns',
      isOk(health?.mail) && isOk(health?.tasks),
      'kommen verspätet, verloren geht keine',
    ),
  ];
}

function renderStatusDocument(
  lines: readonly StatusLine[],
  { manifest, config }: PageServices,
): string {
  const isEverythingWorking = lines.every(({ isWorking }) => isWorking);
  const rows = lines.map(
    ({ name, isWorking, text }) =>
      `<li>${isWorking ? '✓' : '✗'} <strong>${escapeHtml(name)}</strong>: ${escapeHtml(text)}</li>`,
  );
  const time = new Date().toLocaleString('de-DE', { timeZone: 'Europe/Berlin' });
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${isEverythingWorking ? 'Alles läuft' : 'Etwas ist gestört'} – Grünland</title>
${manifest.styles.map(({ href }) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('\n')}
<link rel="stylesheet" href="/status.css">
</head>
<body data-plain>
<main>
<h1>${isEverythingWorking ? 'Alles läuft' : 'Etwas ist gestört'}</h1>
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
