import { mergeTests } from '@playwright/test';
import { test as browserTest } from '../engines/browser-test.ts';
import { StoryPage } from '../engines/story-page.ts';
import { target } from '../engines/target.ts';
import { test as chaosTest } from '../support/chaos-test.ts';
import { findFreePort } from '../support/ports.ts';

const test = mergeTests(browserTest, chaosTest);

test(
  'without a connection a page says so, and works again with one',
  { tag: '@soak' },
  async ({ story, startCompleteShell }) => {
    // A stopped shell on the same port is a site without connection in every engine.
    const env = { PORT: String(await findFreePort()) };
    const shell = await startCompleteShell(env);
    const visit = new StoryPage(story.tab, shell.url);
    await visit.open('/artikel');
    await visit.waitForHydration();
    await visit.hover(target.linkTo('/artikel/'));
    await visit.waitUntil('the worker controls the page', () =>
      visit.tab.evaluate(() => navigator.serviceWorker.controller !== null),
    );
    await shell.stop();
    await visit.open('/kleinanzeigen');
    await visit.waitForText(target.heading, 'Keine Verbindung');
    await startCompleteShell(env);
    await visit.click(target.link('Noch einmal versuchen'));
    await visit.waitForText(target.heading, 'Kleinanzeigen');
    await visit.waitForHydration();
  },
);
