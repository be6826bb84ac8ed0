/**
 * Formats the source of a module that imports all remotes and exports them by name. The plain
 * bundle contains this module.
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
