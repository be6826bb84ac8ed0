import { getDevClientUrl } from '#release/dev-page.ts';

/** Creates the HTML document of the standalone page. The script of the page renders the content. */
export function createStandaloneDocument(remote: string): string {
  const client = getDevClientUrl('/', { place: 'alone', remote, build: '' }).replaceAll(
    '&',
    '&amp;',
  );
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${remote}</title>
<link rel="stylesheet" href="/_page/page.css">
<script type="module" src="${client}"></script>
</head>
<body><main id="app"></main><script src="/_page/page.js"></script></body>
</html>
`;
}
