import { requireOneName } from '#cli/arguments.ts';
import { runFlipCommand } from '#cli/flip-command.ts';
import { stopCanary } from '#publish/flip-commands.ts';

/**
 * `npm run stop-canary -- mf-magazine [--note "…"]`: ends the canary; all visitors get the live
 * release.
 */
await runFlipCommand(async ({ names }, target, note) => {
  return await stopCanary(requireOneName(names), note, target);
});
