import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOUNDARY_LINT_FILE, formatBoundaryLintConfig } from '../check/boundary-lint.mjs';

/**
 * Deletes the package of a remote with its builds, and removes it from every list that `new-remote`
 * writes.
 *
 * @param {string} root
 * @param {string} name
 * @returns {readonly string[]} paths of the changed lists
 */
export function deleteRemote(root, name) {
  const textByChangedFile = formatListsWithoutRemote(root, name);
  for (const [file, text] of textByChangedFile) writeFileSync(join(root, file), text);
  for (const path of [
    name,
    `node_modules/@gruenland/${name}`,
    `.cache/build/${name}`,
    `.cache/build/${name}-development`,
    `.cache/types/${name}`,
    `.cache/types/${name}.tsbuildinfo`,
    `e2e/pictures/${name}.json`,
  ])
    rmSync(join(root, path), { recursive: true, force: true });
  return [...textByChangedFile.keys()];
}

/** Returns the new text of each list that names the remote, by path. Does not write the files. */
function formatListsWithoutRemote(root, name) {
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const textByChangedFile = new Map();
  const change = (file, edit) => {
    const value = JSON.parse(read(file));
    const before = JSON.stringify(value);
    edit(value);
    if (JSON.stringify(value) !== before)
      textByChangedFile.set(file, `${JSON.stringify(value, undefined, 2)}\n`);
    return value;
  };
  const isOtherRemote = (other) => other !== name;
  change('shell/remotes.json', (file) => {
    file.remotes = file.remotes.filter((remote) => isOtherRemote(remote.name));
  });
  const boundaries = change('boundaries.json', ({ packages }) => delete packages[name]);
  const lintRules = formatBoundaryLintConfig(boundaries);
  if (read(BOUNDARY_LINT_FILE) !== lintRules) textByChangedFile.set(BOUNDARY_LINT_FILE, lintRules);
  change('package.json', (file) => {
    file.workspaces = file.workspaces.filter(isOtherRemote);
  });
  change('tsconfig.json', (file) => {
    file.references = file.references.filter(({ path }) => isOtherRemote(path.replace('./', '')));
  });
  change('package-lock.json', ({ packages }) => {
    packages[''].workspaces = packages[''].workspaces.filter(isOtherRemote);
    delete packages[`node_modules/@gruenland/${name}`];
    delete packages[name];
  });
  const owners = read('.github/CODEOWNERS');
  const otherOwnerLines = owners
    .replaceAll(new RegExp(String.raw`^/${name}/.*\n`, 'gm'), '')
    .replaceAll(/\n{3,}/g, '\n\n');
  if (otherOwnerLines !== owners) textByChangedFile.set('.github/CODEOWNERS', otherOwnerLines);
  return textByChangedFile;
}
