import type { PageAnswer } from '#server/handlePage.ts';
import { Answer } from './answer.ts';
import type { PageRequest } from './page-request.ts';

/** Document without any text that could be indexed as content. */
const EMPTY_DOCUMENT = `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex, nofollow">
<title>Grünland</title>
</head>
<body></body>
</html>`;

/**
 * Replaces the error screen by an empty document with the same status if the request is from a
 * crawler (specification section 8). Runs after the cache, because crawlers and readers share the
 * cached pages.
 */
export function answerForCrawler(request: PageRequest, page: PageAnswer): PageAnswer {
  const { status, headers } = page.answer;
  if (!request.isCrawler || request.responseKind !== 'document' || status < 500) return page;
  const emptyAnswer = new Answer(
    status,
    { ...headers, 'x-robots-tag': 'noindex, nofollow', 'retry-after': '120' },
    EMPTY_DOCUMENT,
  );
  return { ...page, answer: emptyAnswer };
}
