import { expect } from '@playwright/test';
import { test } from '../engines/browser-test.ts';
import { target } from '../engines/target.ts';

const SOAK = { tag: '@soak' };

/** Runs in the page. Stands for the app, which is there before the scripts of the page. */
function addApp(): void {
  const messages: unknown[] = [];
  const app = { postMessage: (text: string) => messages.push(JSON.parse(text)) };
  Object.assign(window, { gruenland: app, messages });
}

test(
  'app mode has no header, lasts in links and tells the app what happens',
  SOAK,
  async ({ story, session }) => {
    await story.tab.prepareDocuments?.(addApp);
    await story.open('/artikel?is_app=true');
    // WebKit hydrates later than its driver answers.
    if (!story.tab.prepareDocuments) await story.tab.evaluate(addApp);
    expect(await story.isVisible('//nav[@aria-label="Bereiche"]')).toBe(false);
    await story.waitFor('//nav[@aria-label="Rechtliches"]');
    const waitForMessage = (expected: object) =>
      story.waitUntil(`the app gets ${JSON.stringify(expected)}`, async () => {
        const messages = await story.tab.evaluate(
          () => (window as unknown as { readonly messages: readonly object[] }).messages,
        );
        return messages.some((message) =>
          Object.entries(expected).every(([name, value]) => Reflect.get(message, name) === value),
        );
      });
    await story.waitForHydration();
    await waitForMessage({ kind: 'ready', path: '/artikel' });
    await story.markDocument();
    await story.click(target.linkTo('/artikel/'));
    await story.waitForPath(/^\/artikel\/[^?]+\?is_app=true$/);
    const path = (await story.readPath()).replace(/\?.*/, '');
    await waitForMessage({ kind: 'title', path });
    expect(await story.isSameDocument()).toBe(true);
    expect(await session.readConsoleErrors()).toEqual([]);
  },
);
