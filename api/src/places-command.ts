/** Entry point of `npm run places -- load <file> …`. */
import { readConfig } from '#config.ts';
import { openDatabaseForCommand } from '#db/command-database.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { loadPlaces } from '#places/load-places.ts';
import { readPlaceTable } from '#places/read-place-table.ts';
import type { PlaceError } from '#places/read-place-table.ts';

const usage = 'usage: npm run places -- load <file> [<file> …] [--replace]';
const maxShownFaults = 20;
/** Number of places after which the command prints a progress line. */
const placesPerProgressLine = 5000;

const printLine = (line: string): void => void process.stdout.write(`  places       ${line}\n`);

function formatFaults(faults: readonly PlaceError[]): string {
  const shownFaults = faults
    .slice(0, maxShownFaults)
    .map(({ file, line, text }) => `${file}:${line} ${text}`);
  const omittedCountLines =
    faults.length > maxShownFaults ? [`… and ${faults.length - maxShownFaults} more`] : [];
  const heading = `${faults.length} lines are invalid, nothing was loaded:`;
  return [heading, ...shownFaults, ...omittedCountLines].join('\n    ');
}

async function main([command, ...words]: readonly string[]): Promise<string> {
  const files = words.filter((word) => !word.startsWith('--'));
  const unknownOption = words.find((word) => word.startsWith('--') && word !== '--replace');
  if (command !== 'load' || files.length === 0 || unknownOption) throw new Error(usage);
  const tables = [];
  for (const file of files) {
    const table = await readPlaceTable(file);
    printLine(`${file}: ${table.places.length} places`);
    tables.push(table);
  }
  const faults = tables.flatMap((table) => table.faults);
  if (faults.length > 0) throw new Error(formatFaults(faults));
  const places = tables.flatMap((table) => table.places);
  if (places.length === 0) throw new Error('the file contains no places, nothing was loaded');
  const database = await openDatabaseForCommand(
    readConfig(process.env),
    'stop it, load, start it again',
  );
  try {
    await migrateDatabase(database);
    let lastReportedCount = 0;
    await loadPlaces(database.drizzle, places, {
      deletesExisting: words.includes('--replace'),
      onProgress: (writtenCount) => {
        if (writtenCount < lastReportedCount + placesPerProgressLine) return;
        lastReportedCount = writtenCount;
        printLine(`${writtenCount} of ${places.length}`);
      },
    });
  } finally {
    await database.close();
  }
  return `${places.length} loaded`;
}

try {
  process.stdout.write(`✓ places       ${await main(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(
    `✗ places       ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
}
