/**
 * First step of `npm run bench -- market`. Fills the empty database at `DATABASE_URL` with ads,
 * events and job postings. Prints the requests to send and the full table scans that they cause, as
 * JSON.
 */
import { readConfig } from '#config.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { openPostgres } from '#db/open-database.ts';
import { startApi } from '#start.ts';
import { silentLogger } from '#testing/silent-log.ts';

import { fillMarket } from './fill-market.ts';
import { findFullTableScans } from './market-plans.ts';
import { marketRequests } from './market-requests.ts';

const [ads = 0, events = 0, jobs = 0] = process.argv.slice(2).map(Number);
const config = readConfig(process.env);
const startedAt = performance.now();
const database = openPostgres(config.databaseUrl ?? '', silentLogger);
await migrateDatabase(database);
await fillMarket(database, { ads, events, jobs });
await database.close();
const fillDurationMs = performance.now() - startedAt;

const api = await startApi({ ...config, isReadOnly: true });
const faults: string[] = [];
for (const { path } of marketRequests) {
  const fullScans = await findFullTableScans(api.database, async () => {
    const { statusCode } = await api.app.inject({ url: path });
    if (statusCode !== 200) faults.push(`${path} answered ${statusCode}`);
  });
  faults.push(...fullScans.map((fault) => `${path}: ${fault}`));
}
await api.close();
process.stdout.write(
  `${JSON.stringify({ fillMs: fillDurationMs, faults, requests: marketRequests })}\n`,
);
