/**
 * `npm run new-remote -- mf-wetter`: creates and registers a package for a new area. A running site
 * recognises the remote immediately and shows the area after the remote's first release. Requires
 * only Node 20.
 */
import { resolve } from 'node:path';
import { parseNewRemoteArguments } from './new-remote/arguments.mjs';
import { createRemote } from './new-remote/create-remote.mjs';
import { formatFiles } from './process/format-files.mjs';
import { ROOT } from './project/paths.mjs';
import { runMain, say } from './project/terminal.mjs';

await runMain(() => {
  const remote = parseNewRemoteArguments(process.argv.slice(2));
  const root = resolve(remote.root ?? ROOT);
  const files = createRemote(root, remote);
  // Formats the changed JSON files, which were written unformatted.
  formatFiles(root, files);
  say(`${remote.name} created: ${files.length} files, area ${remote.area}`);
  say(`Next: npm run dev -- ${remote.name}   or, to go live: npm run release -- ${remote.name}`);
  say(`Readers find it once you link ${remote.area} in embedded/content/_settings.yaml.`);
  say(`Its reviewers in .github/CODEOWNERS: @gruenland/${remote.name.slice('mf-'.length)}`);
  say(`To undo all of it: npm run remove-remote -- ${remote.name}`);
});
