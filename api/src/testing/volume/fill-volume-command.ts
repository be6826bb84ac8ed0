/**
 * First step of `npm run bench -- volume <scale>`. Fills the empty database at `DATABASE_URL` and
 * prints a line for each kind of rows.
 */
import { readConfig } from '#config.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { openPostgres } from '#db/open-database.ts';
import { addDemoAdmin } from '#demo/demo-reader.ts';
import { createPasswordHasher } from '#modules/session/password.ts';
import { fillStaffPages } from '#testing/staff-pages/fill-staff-pages.ts';
import { silentLogger } from '#testing/silent-log.ts';

import { fillVolume } from './fill-volume.ts';
import { createVolumeSize } from './volume-size.ts';

/** Rows of each list of the staff pages: moderation, orders, declarations, answers of forms. */
const STAFF_ROWS = 100_000;

const scale = Number(process.argv[2]);
const config = readConfig(process.env);
const database = openPostgres(config.databaseUrl ?? '', silentLogger);
await migrateDatabase(database);
await addDemoAdmin(database.drizzle, createPasswordHasher(config.dataSecrets));
await fillStaffPages(database, Math.ceil(STAFF_ROWS * scale));
await fillVolume(database, createVolumeSize(scale), (title, durationMs) =>
  process.stdout.write(`${title}: ${(durationMs / 1000).toFixed(1)} s\n`),
);
await database.close();
