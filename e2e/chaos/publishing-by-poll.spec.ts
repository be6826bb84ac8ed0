import { expect } from '@playwright/test';
import { test } from '../support/chaos-test.ts';
import { ContentProcess } from '../support/content-process.ts';
import { formatMs, reportFigure } from '../support/figures.ts';
import { findPathsWithoutText, ARTICLE_SLUG, measureMsUntilShown } from '../support/publishing.ts';

/** Maximum milliseconds until every page shows a published change when no webhook is sent. */
const VISIBILITY_LIMIT_MS = 60_000;

test('a publication is visible everywhere within a minute without a webhook', async ({
  startCompleteShell,
}) => {
  test.setTimeout(VISIBILITY_LIMIT_MS + 60_000);
  const content = await ContentProcess.prepare();
  try {
    await content.start('off');
    const shell = await startCompleteShell({ CONTENT_ENDPOINT: `${content.url}/v2` });
    expect(await findPathsWithoutText(shell, 'Das fünfte Glied')).toEqual([]);
    await content.publishHeadline(ARTICLE_SLUG, 'Das siebte Glied');
    const durationMs = await measureMsUntilShown(
      shell,
      'Das siebte Glied',
      VISIBILITY_LIMIT_MS + 5000,
    );
    reportFigure('published, seen on all pages without a word', formatMs(durationMs));
    expect(durationMs).toBeLessThan(VISIBILITY_LIMIT_MS);
  } finally {
    await content.stop();
  }
});
