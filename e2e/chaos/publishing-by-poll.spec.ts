import { expect } from '@playwright/test';
import { test } from '../support/chaos-test.ts';
import { ContentProcess } from '../support/content-process.ts';
import { inMs, tellFigure } from '../support/figures.ts';
import { notShowing, PUBLISHED, shownAfter } from '../support/publishing.ts';

/** Milliseconds until everybody sees what was published although nobody told us. */
const WITHIN = 60_000;

test('Auch ohne Nachricht des Inhaltsdienstes steht es binnen einer Minute überall', async ({
  startWholeShell,
}) => {
  test.setTimeout(WITHIN + 60_000);
  const content = await ContentProcess.prepare();
  try {
    await content.start('off');
    const shell = await startWholeShell({ CONTENT_ENDPOINT: `${content.url}/v2` });
    expect(await notShowing(shell, 'Das fünfte Glied')).toEqual([]);
    await content.publishHeadline(PUBLISHED, 'Das siebte Glied');
    const after = await shownAfter(shell, 'Das siebte Glied', WITHIN + 5000);
    tellFigure('published, seen on all pages without a word', inMs(after));
    expect(after).toBeLessThan(WITHIN);
  } finally {
    await content.stop();
  }
});
