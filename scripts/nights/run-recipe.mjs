import { formatDuration } from '../project/terminal.mjs';
import { runBlock } from './run-blocks.mjs';
import { waitUntil } from '../process/wait-until.mjs';

const ALARM_TIMEOUT_MS = 240_000;

/**
 * Provokes a fault, waits for its alarms, runs the commands of its recipe and checks that it is
 * gone.
 *
 * @param {import('./read-recipes.mjs').Recipe} recipe
 * @param {import('./recipes.mjs').Executor} executor
 * @param {import('./night.mjs').Night} night
 * @param {string} firstSteps
 * @returns {Promise<{ alarm: string, commandCount: number, problem: string | undefined }>}
 */
export async function runRecipe(recipe, executor, night, firstSteps) {
  const { signal } = night;
  const row = { alarm: executor.alarms.length === 0 ? 'none' : 'not seen', commandCount: 0 };
  const awaitAlarms = (names, isActive, what, timeoutMs = ALARM_TIMEOUT_MS) =>
    waitUntil(
      `${names.join(' and ')} ${what}`,
      async () => {
        const alerts = await night.readAlerts();
        return names.every((name) => (alerts.get(name) !== 'inactive') === isActive);
      },
      { timeoutMs, signal },
    );
  try {
    const started = performance.now();
    if (!executor.startsActive)
      await awaitAlarms(executor.alarms, false, 'is inactive before the fault', 1000);
    const values = { ...(await executor.provoke(night)) };
    await awaitAlarms(executor.alarms, true, 'is active');
    if (executor.alarms.length > 0)
      row.alarm = `${executor.alarms.join(', ')} (${formatDuration(performance.now() - started)})`;
    const outputs = [];
    const blocks = executor.blocks?.map((index) => recipe.blocks[index]) ?? recipe.blocks;
    for (const [index, block] of blocks.entries()) {
      const options = { firstSteps, values, environmentFile: night.environmentFile, signal };
      const output = await runBlock(block, options);
      outputs.push(output);
      row.commandCount += block.text.split('\n').filter((line) => line.trim() !== '').length;
      Object.assign(values, await executor.after?.[index]?.(night, output));
    }
    await executor.check(night, outputs);
    await awaitAlarms(executor.ended ?? [], false, 'has ended');
    return { ...row, problem: undefined };
  } catch (error) {
    return { ...row, problem: error.message };
  }
}
