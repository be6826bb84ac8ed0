/** Time limit in milliseconds for removing everything. */
const REMOVE_TIMEOUT_MS = 120_000;

/**
 * Removes all containers, volumes and networks of a run, also those that an interrupted run has left.
 *
 * @param {import('./open-engine.mjs').Engine} engine
 * @param {string} project
 */
export async function removeSite(engine, project) {
  const options = { timeoutMs: REMOVE_TIMEOUT_MS, allowFailure: true, ignoreAbort: true };
  const list = async (...args) =>
    (await engine.run(args, options)).output.split('\n').filter(Boolean);
  const filter = `label=project=${project}`;
  const containers = await list('ps', '--all', '--quiet', '--filter', filter);
  if (containers.length > 0)
    await engine.run(['rm', '--force', '--volumes', ...containers], options);
  const volumes = await list('volume', 'ls', '--quiet', '--filter', `name=${project}-`);
  if (volumes.length > 0) await engine.run(['volume', 'rm', '--force', ...volumes], options);
  const networks = await list('network', 'ls', '--quiet', '--filter', `name=${project}`);
  if (networks.length > 0) await engine.run(['network', 'rm', project], options);
}
