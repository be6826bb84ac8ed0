import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatDuration, PlainError, say } from '../project/terminal.mjs';
import { checkCalls } from './check-calls.mjs';
import { ensureCommands } from './ensure-commands.mjs';
import { Night } from './night.mjs';
import { readRecipes } from './read-recipes.mjs';
import { RECIPES } from './recipes.mjs';
import { runRecipe } from './run-recipe.mjs';

/** Ports after those of the cluster and of Prometheus. */
const ALERTMANAGER_OFFSET = 23;
const RECEIVER_OFFSET = 24;

/**
 * Runs the recipes of docs/operations.md and prints a table.
 *
 * @param {{ filters: readonly string[], signal: AbortSignal }} options `filters` are parts
 *   of headings; without any, all recipes run
 * @throws {PlainError} when a recipe failed or none was chosen
 */
export async function runNights({ filters, signal }) {
  const started = performance.now();
  const { firstSteps, recipes } = readRecipes();
  const isChosen = ({ heading }) =>
    filters.some((filter) => heading.toLowerCase().includes(filter.toLowerCase()));
  const chosen = filters.length === 0 ? RECIPES : RECIPES.filter(isChosen);
  if (chosen.length === 0)
    throw new PlainError(`✗ nights       no heading contains „${filters.join('“ or „')}“`);
  await ensureCommands(signal);
  const folder = mkdtempSync(join(tmpdir(), 'gruenland-nights-'));
  const firstPort = Number(process.env.NIGHTS_PORT || 4300);
  const rows = [];
  try {
    const night = await Night.start({ folder, firstPort, signal });
    const calls = filters.length === 0 ? runCallCheck({ folder, firstPort, signal }) : undefined;
    try {
      for (const executor of chosen) {
        signal.throwIfAborted();
        say(`\n${executor.heading} …`);
        const recipe = recipes.find(({ heading }) => heading === executor.heading);
        const row = await runRecipe(recipe, executor, night, firstSteps);
        if (row.problem) say(row.problem);
        rows.push({ heading: executor.heading, ...row });
      }
      if (calls) rows.push(await calls);
    } finally {
      await night.stop();
    }
  } finally {
    if (rows.length > 0 && rows.every(({ problem }) => !problem)) removeFolder(folder);
    else say(`\nlogs: ${folder}`);
  }
  printTable(rows);
  const failed = rows.filter(({ problem }) => problem).length;
  const elapsed = formatDuration(performance.now() - started);
  say(`\n${rows.length - failed} passed, ${failed} failed (${elapsed})`);
  if (failed > 0)
    throw new PlainError('✗ nights       a recipe of docs/operations.md does not help');
}

/** Checks Alertmanager, meanwhile. @returns a row of the table */
async function runCallCheck({ folder, firstPort, signal }) {
  const ports = {
    alertmanager: firstPort + ALERTMANAGER_OFFSET,
    receiver: firstPort + RECEIVER_OFFSET,
  };
  const row = { heading: 'One outage calls once', alarm: 'sent to Alertmanager', commandCount: 0 };
  try {
    await checkCalls({ folder: join(folder, 'alertmanager'), ports, signal });
    return row;
  } catch (error) {
    return { ...row, problem: error.message };
  }
}

/** Removes the folder and the folders of the databases, to which it contains links. */
function removeFolder(folder) {
  for (const name of ['replica', 'pooler'])
    rmSync(realpathSync(join(folder, 'data/cluster', name)), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}

function printTable(rows) {
  const cells = rows.map(({ heading, alarm, commandCount, problem }) => [
    heading,
    alarm,
    `${commandCount} lines`,
    problem ? `✗ ${problem.split('\n')[0]}` : '✓ fault gone',
  ]);
  const table = [['recipe', 'alarm seen', 'commands', 'result'], ...cells];
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  say('');
  for (const row of table)
    say(
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    );
}
