import { expect } from '@playwright/test';
import { test } from '../support/chaos-test.ts';
import { ContentProcess } from '../support/content-process.ts';
import { formatMs, reportFigure } from '../support/figures.ts';
import { findPathsWithoutText, ARTICLE_SLUG, measureMsUntilShown } from '../support/publishing.ts';

/** Time limit from a publication without webhook until every page shows the change. */
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
