import { requireOneName } from '#cli/arguments.ts';
import { runFlipCommand } from '#cli/flip-command.ts';
import { promoteCanary } from '#publish/flip-commands.ts';

/** `npm run promote -- mf-magazine [--note "…"]`: makes the canary live for all visitors. */
await runFlipCommand(async ({ names }, target, note) => {
  return await promoteCanary(requireOneName(names), note, target);
});
