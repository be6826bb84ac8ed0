import { buildShell } from '#build/build-shell.ts';
import { parseCommandArguments } from '#cli/arguments.ts';
import { runCommand, print } from '#cli/terminal.ts';

/** `node federation/src/cli/build-shell.ts [--mode development]` */
await runCommand(async () => {
  const { mode } = parseCommandArguments(process.argv.slice(2), process.env);
  const started = performance.now();
  const { manifest, isReused } = await buildShell(mode);
  const elapsed = Math.round(performance.now() - started);
  print(`shell ${manifest.id} ${isReused ? 'unchanged' : 'built'} ${elapsed} ms`);
});
