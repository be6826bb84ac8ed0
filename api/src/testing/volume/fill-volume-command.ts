/**
 * First step of `npm run bench -- volume <scale>`. Fills the empty database at `DATABASE_URL` and
 * prints a line for each kind of rows.
 */
import { readConfig } from '#config.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { openPostgres } from '#db/open-database.ts';
import { addDemoAdmin } from '#demo/demo-reader.ts';
import { createPasswordHasher } from '#modules/session/password.ts';
import { silentLogger } from '#testing/silent-log.ts';

import { fillVolume } from './fill-volume.ts';
import { createVolumeSize } from './volume-size.ts';

const config = readConfig(process.env);
const database = openPostgres(config.databaseUrl ?? '', silentLogger);
await migrateDatabase(database);
await addDemoAdmin(database.drizzle, createPasswordHasher(config.dataSecrets));
await fillVolume(database, createVolumeSize(Number(process.argv[2])), (title, durationMs) =>
  process.stdout.write(`${title}: ${(durationMs / 1000).toFixed(1)} s\n`),
);
await database.close();
