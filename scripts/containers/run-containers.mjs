import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onStop } from '../process/interrupt.mjs';
import { PlainError, runMain, say, sayStep } from '../project/terminal.mjs';
import { buildImages } from './build-images.mjs';
import { createSite } from './create-site.mjs';
import { listImages } from './list-images.mjs';
import { makeBaseImages } from './make-base-images.mjs';
import { openEngine } from './open-engine.mjs';
import { provideStoreImage } from './provide-store-image.mjs';
import { removeSite } from './remove-site.mjs';
import { runCases } from './run-cases.mjs';
import { startSite } from './start-site.mjs';

const controller = new AbortController();
onStop(() => controller.abort(new PlainError('interrupted')));

await runMain(async () => {
  const { signal } = controller;
  const folder = mkdtempSync(join(tmpdir(), 'gruenland-containers-'));
  const results = { passed: 0, failed: 0 };
  let engine;
  let site;
  try {
    engine = await openEngine(signal);
    const { baseImages, serviceImages, targets, store } = listImages();
    const asksRegistry = await makeBaseImages(engine, [...baseImages, ...serviceImages], signal);
    await buildImages(engine, targets, signal);
    await provideStoreImage(engine, store, asksRegistry);
    results.passed += 1;
    site = createSite(engine, { port: readPort(), folder, signal });
    await removeSite(engine, site.project);
    await startSite(site);
    results.passed += 1;
    await runCases(site, results);
    if (process.argv.includes('--keep')) await keepRunning(site.url, signal);
  } catch (error) {
    results.failed += 1;
    say(error instanceof PlainError ? error.message : error.stack);
  } finally {
    if (site) {
      say('\n  removing containers, volumes and network …');
      await removeSite(engine, site.project);
      sayStep(true, 'removed', '');
    }
    rmSync(folder, { recursive: true, force: true });
  }
  say(`${results.passed} passed, ${results.failed} failed`);
  if (results.failed > 0) process.exitCode = 1;
});

/** Waits until Ctrl-C. */
async function keepRunning(url, signal) {
  say(`\n  ${url}   (in containers, Ctrl-C stops and removes them)`);
  await once(signal, 'abort').catch(() => undefined);
}

function readPort() {
  const port = Number(process.env.CONTAINERS_PORT || 8480);
  if (Number.isInteger(port) && port > 0 && port < 65_535) return port;
  throw new PlainError(`✗ CONTAINERS_PORT is "${process.env.CONTAINERS_PORT}", must be a port`);
}
