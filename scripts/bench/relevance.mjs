import { setTimeout as wait } from 'node:timers/promises';
import { SEARCH_KINDS } from '../../shared-contracts/src/search/search-kinds.ts';
import { measureRelevance } from '../../api/src/modules/search-feed/relevance/measure-relevance.ts';
import {
  createRelevanceClient,
  createRunQueries,
  readDocuments,
} from '../../api/src/modules/search-feed/relevance/read-documents.ts';
import { readNeeds } from '../../api/src/modules/search-feed/relevance/read-needs.ts';
import {
  computeMeans,
  findMissedLimits,
} from '../../api/src/modules/search-feed/relevance/relevance-means.ts';
import { splitNeeds } from '../../api/src/modules/search-feed/relevance/split-needs.ts';
import { PlainError, say, sayStep } from '../project/terminal.mjs';

/** Maximum time in milliseconds until the search index contains the sample entries. */
const INDEX_TIMEOUT_MS = 120_000;
const POLL_INTERVAL_MS = 500;
/** A query is printed if its nDCG of the first five hits is below this value. */
const MIN_UNPRINTED_NDCG = 0.9;

/** Waits until two readings in a row return the same numbers of documents, none of them zero. */
async function waitForDocuments(client) {
  const deadlineMs = Date.now() + INDEX_TIMEOUT_MS;
  let previousCounts = '';
  for (;;) {
    const documents = await readDocuments(client).catch(() => null);
    const counts = documents ? SEARCH_KINDS.map((kind) => documents[kind].length) : [0];
    if (documents && !counts.includes(0) && counts.join() === previousCounts) return documents;
    previousCounts = counts.join();
    if (Date.now() > deadlineMs) throw new PlainError('✗ search       the index was not filled');
    await wait(POLL_INTERVAL_MS);
  }
}

/**
 * Sends the judged queries to the search service, which an api fills with the sample entries.
 *
 * @param {string} origin Address of the embedded search.
 * @returns the scores of the queries of both halves
 */
export async function measureHalves(origin) {
  const client = createRelevanceClient(origin);
  const documents = await waitForDocuments(client);
  const { open, hidden } = splitNeeds(readNeeds());
  const runQueries = createRunQueries(client);
  return {
    open: await measureRelevance(open, documents, runQueries),
    hidden: await measureRelevance(hidden, documents, runQueries),
  };
}

function printMeans(half, scores, report) {
  for (const kind of ['all', ...SEARCH_KINDS]) {
    const { queries, ndcg, firstHitRight } = computeMeans(scores, kind);
    const values = [ndcg[1], ndcg[3], ndcg[5]].map((value) => value.toFixed(3)).join(' / ');
    const share = `${(firstHitRight * 100).toFixed(1)} %`;
    report.say(
      `  ${half.padEnd(8)} ${kind.padEnd(9)} ${String(queries).padStart(4)} queries   nDCG@1/3/5 ${values}   first hit right ${share}`,
    );
  }
}

function printQueries(scores, report) {
  for (const { kind, query, ndcg, isFirstHitRight, hits } of scores) {
    if (isFirstHitRight && ndcg[5] >= MIN_UNPRINTED_NDCG) continue;
    const shownHits = hits.map(({ grade, title }) => `${grade} ${title}`).join(' · ') || '–';
    report.say(`    ${kind} | ${query} | ${ndcg[5].toFixed(2)} | ${shownHits}`);
  }
}

/**
 * Prints the means of both halves. Prints single queries only of the halves in `shownHalves`.
 *
 * @param {Awaited<ReturnType<typeof measureHalves>>} scoresByHalf
 * @param {readonly string[]} shownHalves
 * @returns whether both halves are within the limits
 */
export function printRelevance(scoresByHalf, shownHalves, report = { say, sayStep }) {
  let isWithinLimits = true;
  for (const [half, scores] of Object.entries(scoresByHalf)) {
    if (shownHalves.includes(half)) printQueries(scores, report);
    printMeans(half, scores, report);
    const missedLimits = findMissedLimits(scores);
    const text = missedLimits.join('; ') || 'within the limits';
    report.sayStep(missedLimits.length === 0, 'relevance', `${half} half: ${text}`);
    isWithinLimits &&= missedLimits.length === 0;
  }
  return isWithinLimits;
}
