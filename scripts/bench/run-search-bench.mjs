import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project/paths.mjs';
import { PlainError, runMain } from '../project/terminal.mjs';
import { findFreeSitePorts } from '../start/ports.mjs';
import { createServices } from '../start/services.mjs';
import { measureHalves, printRelevance } from './relevance.mjs';
import { SEARCH_BENCH, measureSearch } from './search-times.mjs';
import { printSearchResults } from './print-search-results.mjs';

const USAGE = 'usage: npm run bench -- search [documents] [--relevance] [--show=open|hidden]';
const DATA_FOLDER = join(ROOT, '.cache/bench-search');

/** Reads the command line. */
function readArguments(args) {
  const options = args.filter((argument) => argument.startsWith('--'));
  const [documentsArgument, ...otherArguments] = args.filter((each) => !options.includes(each));
  const documents = Number(documentsArgument ?? SEARCH_BENCH.documents);
  const isKnown = (option) => /^--(?:relevance|show=(?:open|hidden))$/u.test(option);
  if (!Number.isInteger(documents) || documents < 1 || otherArguments.length > 0)
    throw new PlainError(USAGE);
  if (!options.every(isKnown)) throw new PlainError(USAGE);
  const shownHalves = options.flatMap((option) => /^--show=(.+)$/u.exec(option)?.[1] ?? []);
  return { documents, shownHalves, isRelevanceOnly: options.includes('--relevance') };
}

/**
 * `npm run bench -- search`: measures only the search. Checks whether its response times and the
 * relevance of its hits are within the limits. `--relevance` leaves out the response times.
 * `--show=open` prints the queries of the open half that find less than they should. `--show=hidden`
 * does so for the hidden half; do not use what it prints for tuning.
 */
await runMain(async () => {
  const { documents, shownHalves, isRelevanceOnly } = readArguments(process.argv.slice(2));
  rmSync(DATA_FOLDER, { recursive: true, force: true });
  const site = createServices({ ports: await findFreeSitePorts(), dataDir: DATA_FOLDER });
  const { api, embedded } = site.services;
  await embedded.start();
  try {
    const isFastEnough =
      isRelevanceOnly ||
      printSearchResults(await measureSearch(embedded.url, documents), documents);
    await api.start();
    const isRelevant = printRelevance(await measureHalves(embedded.url), shownHalves);
    if (!isFastEnough) throw new PlainError('✗ search       slower than allowed');
    if (!isRelevant) throw new PlainError('✗ search       less relevant than required');
  } finally {
    await site.stop();
    rmSync(DATA_FOLDER, { recursive: true, force: true });
  }
});
