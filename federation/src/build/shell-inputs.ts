import { join } from 'node:path';
import { findReachedFiles } from './reached-files.ts';
import { WORKSPACE_ROOT } from './workspace.ts';

/** Inputs of every shell build, relative to the repository root. */
const FIXED_INPUTS = [
  'shell/src',
  'shell/site-files',
  'shell/package.json',
  'federation/src/build',
  'federation/src/facades',
  'federation/src/browser',
  'federation/src/server',
  'federation/src/sandbox',
  'federation/src/release',
  'federation/src/shared-packages.ts',
];

/**
 * Lists the inputs of a shell build: the fixed ones, and the files of other packages that the shell
 * or its build tools import.
 */
export async function listShellInputs(): Promise<readonly string[]> {
  const folders = ['shell', 'federation'].map((name) => join(WORKSPACE_ROOT, name));
  const reachedFiles = await Promise.all(folders.map((folder) => findReachedFiles(folder)));
  return [...new Set([...FIXED_INPUTS, ...reachedFiles.flat()])];
}
