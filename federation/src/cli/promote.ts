import { requireOneName } from '#cli/arguments.ts';
import { runFlipCommand } from '#cli/flip-command.ts';
import { promote } from '#publish/flip-commands.ts';

/** `npm run promote -- mf-magazine [--note "…"]`: the canary becomes live for everybody. */
await runFlipCommand(async ({ names }, target, note) => {
  return await promote(requireOneName(names), note, target);
});
