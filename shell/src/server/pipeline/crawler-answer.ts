import type { PageAnswer } from '#server/handlePage.ts';
import { Answer } from './answer.ts';
import type { PageRequest } from './page-request.ts';

/** Says nothing that could be taken for content of the page. */
const BARE = `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex, nofollow">
<title>Grünland</title>
</head>
<body></body>
</html>`;

/**
 * Faults are reported, not shown, to crawlers (specification section 8): they get the honest
 * status without the error screen. Stands behind the cache, whose renders serve people as well.
 */
export function answerForCrawler(request: PageRequest, page: PageAnswer): PageAnswer {
  const { status, headers } = page.answer;
  if (!request.crawler || request.wants !== 'document' || status < 500) return page;
  const bare = new Answer(
    status,
    { ...headers, 'x-robots-tag': 'noindex, nofollow', 'retry-after': '120' },
    BARE,
  );
  return { ...page, answer: bare };
}
