import { buildShell } from '#build/build-shell.ts';
import { parseCommandArguments } from '#cli/arguments.ts';
import { runCommand, print } from '#cli/terminal.ts';

/** Builds the shell: `node federation/src/cli/build-shell.ts [--mode development]`. */
await runCommand(async () => {
  const { mode } = parseCommandArguments(process.argv.slice(2), process.env);
  const startMs = performance.now();
  const { manifest, isReused } = await buildShell(mode);
  const elapsedMs = Math.round(performance.now() - startMs);
  print(`shell ${manifest.id} ${isReused ? 'unchanged' : 'built'} ${elapsedMs} ms`);
});
