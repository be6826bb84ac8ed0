/**
 * Kills the main process of a container with SIGKILL, as a crash or a lack of memory does, so that the
 * engine starts the container again by its restart policy.
 *
 * @param {import('./create-site.mjs').Site} site
 * @param {string} name
 */
export async function killService(site, name) {
  const pid = Number(await site.inspect(name, '.State.Pid'));
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process belongs to another machine or user: engines count their own `kill` as intended and
    // do not start the container again.
    await site.engine.run(['kill', site.getContainer(name)]);
    await site.engine.run(['start', site.getContainer(name)]);
  }
}
