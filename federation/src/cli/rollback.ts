import { runFlipCommand } from '#cli/flip-command.ts';
import { rollBack } from '#publish/change-live.ts';
import { isReleaseId } from '#release/parse-documents.ts';

/** `npm run rollback -- mf-magazine [id] [--note "…"]`: back to the release before, or to that one. */
await runFlipCommand(async ({ names }, target, note) => {
  const [remote, id, ...others] = names;
  if (remote === undefined || others.length > 0) {
    throw new Error('Name one remote, and a release of it if it is not the one before');
  }
  if (id !== undefined && !isReleaseId(id)) throw new Error(`"${id}" is no release id`);
  return await rollBack(remote, id ?? null, note, target);
});
