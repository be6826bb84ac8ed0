import { requireOneName } from '#cli/arguments.ts';
import { runFlipCommand } from '#cli/flip-command.ts';
import { promoteCanary } from '#publish/flip-commands.ts';

/** `npm run promote -- mf-magazine [--note "…"]`: the canary becomes live for everybody. */
await runFlipCommand(async ({ names }, target, note) => {
  return await promoteCanary(requireOneName(names), note, target);
});
