import { buildRemote } from '#build/build-remote.ts';
import { remoteFolder } from '#build/workspace.ts';
import { commandArguments } from '#cli/arguments.ts';
import { runCommand, print } from '#cli/terminal.ts';

/** `node federation/src/cli/build-remote.ts mf-magazine [--mode development]` */
await runCommand(async () => {
  const { names, mode } = commandArguments(process.argv.slice(2), process.env);
  if (names.length === 0) throw new Error('Name at least one remote');
  for (const name of names) {
    const started = performance.now();
    const build = await buildRemote(await remoteFolder(name), mode);
    const elapsed = Math.round(performance.now() - started);
    print(`${build.name} ${build.id} ${build.isReused ? 'unchanged' : 'built'} ${elapsed} ms`);
  }
});
