/** Time limit in milliseconds for removing everything. */
const REMOVE_TIMEOUT_MS = 120_000;
/** An interrupted run is removed as well, and what is missing already is no failure. */
const OPTIONS = { timeoutMs: REMOVE_TIMEOUT_MS, allowFailure: true, ignoreAbort: true };

/**
 * Removes all containers, volumes and networks of a run, also those that an interrupted run has left.
 *
 * @param {import('./open-engine.mjs').Engine} engine
 * @param {string} project
 */
export async function removeSite(engine, project) {
  const anonymous = await removeContainers(engine, project);
  const named = await list(engine, ['volume', 'ls', '--quiet', '--filter', `name=${project}-`]);
  for (const volume of new Set([...anonymous, ...named]))
    await engine.run(['volume', 'rm', '--force', volume], OPTIONS);
}

/**
 * Removes the containers and the network of a run.
 *
 * @returns {Promise<string[]>} volumes that the containers used
 */
export async function removeContainers(engine, project) {
  const filter = ['--filter', `label=project=${project}`];
  const listContainers = () => list(engine, ['ps', '--all', '--quiet', ...filter]);
  const containers = await listContainers();
  const format = '{{range .Mounts}}{{if .Name}}{{.Name}}\n{{end}}{{end}}';
  const volumes = [];
  if (containers.length > 0) {
    // Engines leave anonymous volumes behind when they remove a container because of another one.
    volumes.push(...(await list(engine, ['inspect', '--format', format, ...containers])));
    await engine.run(['rm', '--force', '--volumes', ...containers], OPTIONS);
    // Those that share the network of another one must go before it.
    const others = await listContainers();
    if (others.length > 0) await engine.run(['rm', '--force', '--volumes', ...others], OPTIONS);
  }
  const networks = await list(engine, ['network', 'ls', '--quiet', '--filter', `name=${project}`]);
  if (networks.length > 0) await engine.run(['network', 'rm', project], OPTIONS);
  return volumes;
}

async function list(engine, args) {
  return (await engine.run(args, OPTIONS)).output.split('\n').filter(Boolean);
}
