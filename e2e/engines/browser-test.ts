import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { test as base } from '@playwright/test';
import { getLoadFactor } from '../support/figures.ts';
import { SAW_ANNOTATION } from '../support/saw-annotation.ts';
import type { Engine, EngineName } from './engine.ts';
import type { EngineSession } from './engine-session.ts';
import { startPuppeteerEngine } from './start-puppeteer-engine.ts';
import { startWebKitEngine } from './start-webkit-engine.ts';
import { StoryPage } from './story-page.ts';

interface EngineFixtures {
  /** The browser of this worker's project. */
  readonly engine: Engine;
}

interface StoryFixtures {
  /** A new visitor. */
  readonly session: EngineSession;
  /** The first tab of the new visitor, 1280 px wide. */
  readonly story: StoryPage;
  /** Whether scripts run in the pages of the story. */
  readonly hasScript: boolean;
}

/** The Playwright test of stories that run in every engine, with drivers other than Playwright's. */
export const test = base.extend<StoryFixtures, EngineFixtures>({
  engine: [
    async ({ browserName: _ }, provide, { project }) => {
      const name = project.name as EngineName;
      const engine = await (name === 'webkit' ? startWebKitEngine() : startPuppeteerEngine(name));
      await provide(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 * getLoadFactor() },
  ],
  hasScript: [true, { option: true }],
  session: async ({ engine, hasScript }, provide, testInfo) => {
    testInfo.setTimeout(testInfo.timeout * getLoadFactor());
    const session = await engine.openSession({ hasScript });
    await provide(session);
    await session.close();
  },
  story: async ({ session, baseURL }, provide, testInfo) => {
    const tab = await session.openTab();
    await tab.setViewport(1280, 900);
    const story = new StoryPage(tab, baseURL ?? '');
    await provide(story);
    if (testInfo.status === testInfo.expectedStatus) return;
    const path = testInfo.outputPath('screen.png');
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await tab.screenshot());
    testInfo.annotations.push({
      type: SAW_ANNOTATION,
      description: [
        `on ${await story.readPath()}: ${await story.tab.evaluate(() => document.body.innerText.slice(0, 400))}`,
        ...(await session.readConsoleErrors()),
        path,
      ].join('\n'),
    });
  },
});
