import { oneName } from '#cli/arguments.ts';
import { runFlipCommand } from '#cli/flip-command.ts';
import { stopCanary } from '#publish/change-live.ts';

/** `npm run stop-canary -- mf-magazine [--note "…"]`: everybody gets the live release again. */
await runFlipCommand(async ({ names }, target, note) => {
  return await stopCanary(oneName(names), note, target);
});
