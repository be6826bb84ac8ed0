/**
 * `npm run remove-remote -- mf-wetter`: takes a remote off the local site, deletes its package and
 * removes it from every list that `new-remote` wrote. Requires only Node 20.
 */
import { resolve } from 'node:path';
import { formatFiles } from './process/format-files.mjs';
import { ROOT } from './project/paths.mjs';
import { runMain, say } from './project/terminal.mjs';
import { parseRemoveRemoteArguments } from './remove-remote/arguments.mjs';
import { listMentionsIfRemovable } from './remove-remote/list-mentions-if-removable.mjs';
import { deleteRemote } from './remove-remote/delete-remote.mjs';
import { withdrawLiveRelease } from './remove-remote/withdraw-live-release.mjs';
import { readEnvironment } from './start/environment-file.mjs';

await runMain(() => {
  const { name, force, withdraw, root: folder } = parseRemoveRemoteArguments(process.argv.slice(2));
  const root = resolve(folder ?? ROOT);
  const mentioningFiles = listMentionsIfRemovable(root, name, { force });
  // The release is withdrawn before the remote is deleted, because a shell refuses to withdraw
  // releases of an unknown remote.
  const note = withdrawLiveRelease(name, readEnvironment(), { withdraw });
  const files = deleteRemote(root, name);
  formatFiles(root, files);
  say(`${name} removed: its folder, and its entries in ${files.join(', ')}`);
  if (mentioningFiles.length > 0) say(`Still mentioned in ${mentioningFiles.join(', ')}`);
  if (note) say(note);
});
