import { expect } from '@playwright/test';
import { test } from '../support/chaos-test.ts';
import { ContentProcess } from '../support/content-process.ts';
import { inMs, reportFigure } from '../support/figures.ts';
import { pathsNotShowing, PUBLISHED, msUntilShown } from '../support/publishing.ts';

/** Milliseconds until a publication is visible everywhere without a webhook. */
const WITHIN = 60_000;

test('a publication is visible everywhere within a minute without a webhook', async ({
  startCompleteShell,
}) => {
  test.setTimeout(WITHIN + 60_000);
  const content = await ContentProcess.prepare();
  try {
    await content.start('off');
    const shell = await startCompleteShell({ CONTENT_ENDPOINT: `${content.url}/v2` });
    expect(await pathsNotShowing(shell, 'Das fünfte Glied')).toEqual([]);
    await content.publishHeadline(PUBLISHED, 'Das siebte Glied');
    const after = await msUntilShown(shell, 'Das siebte Glied', WITHIN + 5000);
    reportFigure('published, seen on all pages without a word', inMs(after));
    expect(after).toBeLessThan(WITHIN);
  } finally {
    await content.stop();
  }
});
