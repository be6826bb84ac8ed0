import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findFreeSitePorts } from '../start/ports.mjs';
import { createServices } from '../start/services.mjs';
import { measureReads } from './volume-reads.mjs';

/** Maximum time in milliseconds until the index contains all entries after the first start. */
const INDEX_TIMEOUT_MS = 15 * 60_000;
/** Maximum time in milliseconds to wait for one changed ad. */
const CHANGE_TIMEOUT_MS = 120_000;
const POLL_MS = 50;
const INDEX_POLL_MS = 1000;
const STOP_TIMEOUT_MS = 20_000;

/** Copies a listed ad with another id and title. */
const INSERT_AD_SQL = `insert into ads (id, category_id, state, kind, title, description, price_kind, postcode,
    place, region, lat, lng, seller, seller_name, words, published_at, expires_at)
  select $1, category_id, 'active', kind, $2, description, 'vb', postcode, place, region, lat, lng, seller,
    seller_name, words, now(), now() + interval '30 days' from ads where listed limit 1`;

async function searchAds(origin, query) {
  const answer = await fetch(`${origin}/1/indexes/*/queries`, {
    method: 'POST',
    headers: { 'x-algolia-application-id': 'embedded', 'x-algolia-api-key': 'embedded-admin' },
    body: JSON.stringify({ requests: [{ indexName: 'gruenland_ads', query, hitsPerPage: 1 }] }),
  });
  // The index does not exist before the first document.
  if (answer.status === 404) return { nbHits: 0, hits: [] };
  if (!answer.ok) throw new Error(`the search answered ${answer.status}`);
  return (await answer.json()).results[0];
}

/** Waits until `check` returns true. Returns the milliseconds that this took. */
async function measureUntil(what, check, timeoutMs, signal, pollMs = POLL_MS) {
  const startedAt = performance.now();
  while (!(await check())) {
    signal.throwIfAborted();
    if (performance.now() - startedAt > timeoutMs)
      throw new Error(`${what}: not in ${timeoutMs} ms`);
    await wait(pollMs);
  }
  return performance.now() - startedAt;
}

/**
 * Waits until the apis, which run the steps of the maintenance at the same time, have ended all of
 * them. Returns the time from the first to the last step, and the steps that did not end at once.
 */
async function measureMaintenance(client, signal) {
  const readSteps = async () =>
    (
      await client.query(`select payload->>'step' as step, state, attempts, last_error, created_at,
        finished_at from tasks where kind = 'maintenance' and payload ? 'step'`)
    ).rows;
  const haveEnded = async () => {
    const steps = await readSteps();
    return steps.length > 0 && steps.every(({ state }) => /done|failed/u.test(state));
  };
  await measureUntil('maintenance', haveEnded, INDEX_TIMEOUT_MS, signal, INDEX_POLL_MS);
  const steps = await readSteps();
  const endsMs = steps.map((step) => step.finished_at.getTime());
  return {
    ms: Math.max(...endsMs) - steps[0].created_at.getTime(),
    repeatedSteps: steps
      .filter(({ state, attempts }) => state === 'failed' || attempts > 1)
      .map(({ step, attempts, last_error: reason }) => ({ step, attempts, reason })),
  };
}

/** Reads the highest resident memory of a process in bytes. Linux only. */
function readMaxMemoryBytes(pid) {
  const [, kilobytes = '0'] =
    /VmHWM:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/**
 * Starts two apis and the search service with the filled database of the environment. Measures how
 * fast the search follows changes, also while an api compares all entries with the index.
 *
 * @returns {Promise<{ indexMs: number, publishMs: number, blockMs: number, blockAtStartMs: number,
 *   maintenance: { ms: number, repeatedSteps: object[] }, memoryBytes: number[],
 *   reads: { path: string, status: number, ms: number }[] }>}
 */
export async function measureVolumeSite(env, signal) {
  const ports = await findFreeSitePorts();
  const { api: otherApiPort } = await findFreeSitePorts();
  const otherPorts = { ...ports, api: otherApiPort };
  const site = createServices({ ports, dataDir: env.DATA_DIR, env });
  const otherSite = createServices({ ports: otherPorts, dataDir: `${env.DATA_DIR}-2`, env });
  const { embedded, api } = site.services;
  const otherApi = otherSite.services.api;
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  const publish = (name) => client.query(INSERT_AD_SQL, [`VOLUME-${name}`, `Probe ${name}`]);
  const block = (name) =>
    client.query(`update ads set state = 'blocked' where id = $1`, [`VOLUME-${name}`]);
  const isFound = async (name) => (await searchAds(embedded.url, name)).nbHits > 0;
  const measurePublish = async (name) => {
    await publish(name);
    return measureUntil('publish', () => isFound(name), CHANGE_TIMEOUT_MS, signal);
  };
  const measureBlock = async (name) => {
    await block(name);
    return measureUntil('block', async () => !(await isFound(name)), CHANGE_TIMEOUT_MS, signal);
  };
  try {
    await embedded.start();
    await Promise.all([api.start(), otherApi.start()]);
    // Maintenance deletes ads of erased accounts meanwhile, so they are counted each time.
    const hasAll = async () => {
      const { rows } = await client.query('select count(*)::int as count from ads where listed');
      return (await searchAds(embedded.url, '')).nbHits >= rows[0].count;
    };
    const indexMs = await measureUntil('index', hasAll, INDEX_TIMEOUT_MS, signal, INDEX_POLL_MS);
    const publishMs = await measurePublish('xylograph');
    const blockMs = await measureBlock('xylograph');
    await publish('zymurgie');
    await measureUntil('publish', () => isFound('zymurgie'), CHANGE_TIMEOUT_MS, signal);
    const maintenance = await measureMaintenance(client, signal);
    const reads = await measureReads(otherApi.url, client);
    const memoryBytes = [api, otherApi].map(({ pid }) => readMaxMemoryBytes(pid));
    // Both apis stop, so that the next one compares everything.
    await Promise.all([api.stop(STOP_TIMEOUT_MS), otherApi.stop(STOP_TIMEOUT_MS)]);
    const { services } = createServices({ ports, dataDir: env.DATA_DIR, env });
    site.services.api = services.api;
    await services.api.start();
    const blockAtStartMs = await measureBlock('zymurgie');
    await services.api.stop(STOP_TIMEOUT_MS);
    return { indexMs, publishMs, blockMs, blockAtStartMs, maintenance, memoryBytes, reads };
  } finally {
    await client.end();
    await Promise.all([
      site.services.api.stop(STOP_TIMEOUT_MS),
      otherApi.stop(STOP_TIMEOUT_MS),
      site.stop(),
    ]);
  }
}
