/** Creates the HTML document of the standalone page; its script renders the content. */
export function createStandaloneDocument(remote: string): string {
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${remote}</title>
<link rel="stylesheet" href="/_page/page.css">
</head>
<body><main id="app"></main><script src="/_page/page.js"></script></body>
</html>
`;
}
