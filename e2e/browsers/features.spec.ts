import { expect } from '@playwright/test';
import { test } from '../engines/browser-test.ts';
import {
  PROVOKED_DIRECTIVES,
  readDocumentedFeatures,
  readFeatures,
  readInjections,
  readLoadsWithIntegrity,
  startInjections,
  startLoadsWithIntegrity,
} from '../engines/engine-features.ts';

test('the browser does what docs/browsers.md says', { tag: '@soak' }, async ({ story, engine }) => {
  const documented = await readDocumentedFeatures(engine.name);
  const asWord = (isSupported: boolean) => (isSupported ? 'yes' : 'no');
  await story.open('/impressum');
  const features = await story.tab.evaluate(readFeatures);

  await story.tab.evaluate(startInjections);
  const readBlocked = async () => (await story.tab.evaluate(readInjections)).blocked;
  const findMissing = async () => {
    const blocked = await readBlocked();
    return PROVOKED_DIRECTIVES.filter((name) => !blocked.some((each) => each.startsWith(name)));
  };
  await story.waitUntil('the policy blocks', async () => (await findMissing()).length === 0);
  const { hasScriptRun } = await story.tab.evaluate(readInjections);

  await story.tab.evaluate(startLoadsWithIntegrity);
  const readLoads = () => story.tab.evaluate(readLoadsWithIntegrity);
  await story.waitUntil('the files load', async () => Object.keys(await readLoads()).length === 4);
  const loads = await readLoads();
  expect(loads).toMatchObject({ 'script with its hash': 'load', 'style with its hash': 'load' });

  expect({
    ...Object.fromEntries(Object.entries(features).map(([name, is]) => [name, asWord(is)])),
    'Content Security Policy': asWord(!hasScriptRun),
    'integrity of scripts': asWord(loads['script with another hash'] === 'error'),
    'integrity of styles': asWord(loads['style with another hash'] === 'error'),
  }).toEqual(documented);
});
