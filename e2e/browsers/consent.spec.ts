import { expect } from '@playwright/test';
import { test } from '../engines/browser-test.ts';
import { target } from '../engines/target.ts';

const SOAK = { tag: '@soak' };

test(
  'consent: nothing is loaded from others before, a choice lasts and can be changed',
  SOAK,
  async ({ story, session }) => {
    await story.open('/');
    await story.click(target.button('Alle ablehnen'));
    await story.waitForGone(target.button('Alle ablehnen'));
    await story.tab.reload();
    await story.waitForHydration();
    expect(await story.isVisible(target.button('Alle ablehnen'))).toBe(false);
    await story.click(target.button('Cookie-Einstellungen'));
    const video = target.field('YouTube');
    await story.waitFor(video);
    expect(await story.isChecked(video)).toBe(false);
    await story.click(video);
    await story.click(target.button('Auswahl speichern'));
    await story.waitForGone(target.button('Auswahl speichern'));
    await story.click(target.button('Cookie-Einstellungen'));
    await story.waitFor(video);
    expect(await story.isChecked(video)).toBe(true);
    expect(await story.isChecked(target.field('OpenStreetMap'))).toBe(false);
    expect(
      await story.tab.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((url) => !url.startsWith(`${location.origin}/`)),
      ),
    ).toEqual([]);
    expect(await session.readConsoleErrors()).toEqual([]);
  },
);
