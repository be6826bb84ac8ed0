import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOUNDARY_LINT_FILE, formatBoundaryLintConfig } from '../check/boundary-lint.mjs';
import { PlainError } from '../project/terminal.mjs';
import { isOneEditApart } from './is-one-edit-apart.mjs';

/** The files that list all remotes; a new remote is added to each of them. */
export const REGISTRATION_FILES = [
  'shell/remotes.json',
  'boundaries.json',
  BOUNDARY_LINT_FILE,
  'package.json',
  'tsconfig.json',
  'package-lock.json',
  '.github/CODEOWNERS',
];

/**
 * Returns the new text of each of the {@link REGISTRATION_FILES}, by path. Writes nothing.
 *
 * @param {string} root
 * @param {import('./arguments.mjs').NewRemote} remote
 * @param {string} manifest Text of the remote's package.json.
 * @returns {Map<string, string>}
 * @throws {PlainError} when the name or the area is taken, or the name can be confused with another
 */
export function formatRegistrationFiles(root, remote, manifest) {
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const textByChangedFile = new Map();
  const change = (file, edit) => {
    const value = JSON.parse(read(file));
    edit(value);
    textByChangedFile.set(file, `${JSON.stringify(value, undefined, 2)}\n`);
    return value;
  };
  const { name, area, label } = remote;
  change('shell/remotes.json', ({ remotes }) => {
    assertNameAndAreaFree(remotes, remote);
    remotes.push({ name, label, areas: [area] });
  });
  const boundaries = change('boundaries.json', ({ packages }) => {
    packages[name] = ['shared-contracts', 'shared-ui'];
  });
  textByChangedFile.set(BOUNDARY_LINT_FILE, formatBoundaryLintConfig(boundaries));
  change('package.json', ({ workspaces }) => workspaces.push(name));
  change('tsconfig.json', ({ references }) => references.push({ path: `./${name}` }));
  change('package-lock.json', (file) => addToLockFile(file, name, JSON.parse(manifest)));
  const owners = read('.github/CODEOWNERS');
  textByChangedFile.set(
    '.github/CODEOWNERS',
    owners.replace(/^\/api\//m, `${formatOwnerLine(name)}\n\n/api/`),
  );
  return textByChangedFile;
}

function assertNameAndAreaFree(remotes, { name, area }) {
  if (remotes.some((remote) => remote.name === name)) {
    throw new PlainError(`The remote ${name} exists already`);
  }
  const similar = remotes.find((remote) => isOneEditApart(remote.name, name));
  if (similar) {
    throw new PlainError(`${name} is one letter off ${similar.name}; choose another name`);
  }
  const owner = remotes.find(({ areas }) => areas.includes(area));
  if (owner) throw new PlainError(`${area} belongs to ${owner.name}; choose another: --area`);
}

/**
 * Adds to the lock file what `npm install` would write for a workspace whose dependencies are all
 * locked already. Sorts the entries as npm does, so that the next installation changes nothing.
 */
function addToLockFile(file, name, { name: packageName, version, dependencies, devDependencies }) {
  file.packages[''].workspaces.push(name);
  file.packages[name] = { name: packageName, version, dependencies, devDependencies };
  file.packages[`node_modules/${packageName}`] = { resolved: name, link: true };
  const entries = Object.entries(file.packages);
  file.packages = Object.fromEntries(entries.toSorted(([a], [b]) => a.localeCompare(b, 'en')));
}

function formatOwnerLine(name) {
  return `/${name}/`.padEnd(26) + ` @gruenland/${name.slice('mf-'.length)}`;
}
