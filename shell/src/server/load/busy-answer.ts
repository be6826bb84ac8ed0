import { Answer } from '#server/pipeline/answer.ts';

/** Seconds after which it is worth trying again: the lag is measured each second. */
const RETRY_SECONDS = 2;

/** Costs nothing to make: no render, no other service, and the browser tries again by itself. */
const DOCUMENT = `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${RETRY_SECONDS + 1}">
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
 * What is said while the process has more to do than it can: 503 and when to come back (RFC 9110,
 * 15.6.4). A client navigation that gets this, which is no data, loads the document and shows it.
 */
export function busyAnswer(): Answer {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'retry-after': String(RETRY_SECONDS),
    'cache-control': 'no-store',
  };
  return new Answer(503, headers, DOCUMENT);
}
