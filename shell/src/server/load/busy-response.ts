import { PageResponse } from '#server/pipeline/page-response.ts';

/**
 * Seconds after which the browser should retry; by then the event-loop delay has been measured
 * again.
 */
const RETRY_AFTER_SECONDS = 2;

/**
 * Document that is sent under overload; it needs neither rendering nor an upstream. The browser
 * then retries automatically.
 */
const DOCUMENT = `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS + 1}">
<title>Einen Moment bitte – Grünland</title>
</head>
<body>
<main>
<h1>Einen Moment bitte</h1>
<p>Gerade sind sehr viele Leute da. Diese Seite versucht es in ein paar Sekunden von selbst noch einmal.</p>
<p><a href="/">Zur Startseite</a></p>
</main>
</body>
</html>
`;

/**
 * Returns the response that is sent under overload: 503 with `retry-after` (RFC 9110, 15.6.4). A
 * client navigation, which expects JSON, falls back to loading this document.
 */
export function createBusyResponse(): PageResponse {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'retry-after': String(RETRY_AFTER_SECONDS),
    'cache-control': 'no-store',
  };
  return new PageResponse(503, headers, DOCUMENT);
}
