import { runFlipCommand } from '#cli/flip-command.ts';
import { rollBackRemote } from '#publish/flip-commands.ts';
import { isReleaseId } from '#release/parse-documents.ts';

/**
 * `npm run rollback -- mf-magazine [id] [--note "…"]`: makes the previous live release, or the
 * given one, live again.
 */
await runFlipCommand(async ({ names }, target, note) => {
  const [remote, id, ...otherNames] = names;
  if (remote === undefined || otherNames.length > 0) {
    throw new Error('Name one remote and, optionally, one of its releases');
  }
  if (id !== undefined && !isReleaseId(id)) throw new Error(`"${id}" is not a release id`);
  return await rollBackRemote(remote, id ?? null, note, target);
});
