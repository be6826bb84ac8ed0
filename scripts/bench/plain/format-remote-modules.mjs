/**
 * Formats the module of the plain bundle that contains all remotes as ordinary modules, by name.
 *
 * @param {readonly string[]} remotes names of the remotes, as in `shell/remotes.json`
 */
export function formatRemoteModules(remotes) {
  const imports = remotes.map(
    (name, index) => `import remote${index} from '@gruenland/${name}/remote';`,
  );
  const entries = remotes.map((name, index) => `  '${name}': remote${index},`);
  return [...imports, 'export const remoteModules = {', ...entries, '};', ''].join('\n');
}
