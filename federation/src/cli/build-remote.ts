import { buildRemote } from '#build/build-remote.ts';
import { findRemoteFolder } from '#build/workspace.ts';
import { parseCommandArguments } from '#cli/arguments.ts';
import { runCommand, print } from '#cli/terminal.ts';

/**
 * Builds the named remotes: `node federation/src/cli/build-remote.ts mf-magazine [--mode
 * development]`.
 */
await runCommand(async () => {
  const { names, mode } = parseCommandArguments(process.argv.slice(2), process.env);
  if (names.length === 0) throw new Error('Name at least one remote');
  for (const name of names) {
    const startMs = performance.now();
    const build = await buildRemote(await findRemoteFolder(name), mode);
    const elapsedMs = Math.round(performance.now() - startMs);
    print(`${build.name} ${build.id} ${build.isReused ? 'unchanged' : 'built'} ${elapsedMs} ms`);
  }
});
