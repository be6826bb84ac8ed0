import { formatDuration, PlainError } from '../project/terminal.mjs';
import { waitUntil } from '../process/wait-until.mjs';

/** Time limits in milliseconds. */
const PUBLISH_TIMEOUT_MS = 1_800_000;
const LOADED_TIMEOUT_MS = 300_000;

const PATHS = [
  '/',
  '/artikel',
  '/kleinanzeigen',
  '/veranstaltungen',
  '/jobs',
  '/suche',
  '/anmelden',
];

/**
 * Runs the service `publish` and waits for its result.
 *
 * @param {import('./create-site.mjs').Site} site
 */
export async function publishRemotes(site) {
  await site.start('publish');
  return awaitPublished(site);
}

/** Waits until the service `publish` has ended and the edge serves pages of all areas. */
export async function awaitPublished(site) {
  const { engine, getContainer, signal, url } = site;
  const started = performance.now();
  let attempts = 1;
  let ended = await waitForEnd(site);
  // A busy machine may exceed the time of a build. What is published already is skipped.
  if (!ended.ok && /ended with no code/.test(ended.log)) {
    attempts += 1;
    await engine.run(['start', getContainer('publish')]);
    ended = await waitForEnd(site);
  }
  if (!ended.ok) throw new PlainError(`publish failed:\n${ended.log}`);
  await waitUntil('a page of every area', () => answerAll(url), {
    timeoutMs: LOADED_TIMEOUT_MS,
    signal,
  });
  const elapsed = formatDuration(performance.now() - started);
  return `all remotes, ${elapsed}${attempts === 1 ? '' : ', in two attempts'}`;
}

async function answerAll(url) {
  for (const path of PATHS) {
    const { status } = await fetch(url + path);
    if (status !== 200) throw new PlainError(`${path} answers ${status}`);
  }
  return true;
}

async function waitForEnd({ engine, getContainer }) {
  const container = getContainer('publish');
  const { output: code } = await engine.run(['wait', container], { timeoutMs: PUBLISH_TIMEOUT_MS });
  const { output: log } = await engine.run(['logs', container]);
  return { ok: code.trim() === '0', log: log.trim() };
}
