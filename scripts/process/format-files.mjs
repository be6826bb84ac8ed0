import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { PROJECT_NODE, getToolPath } from '../project/paths.mjs';

/**
 * Formats files that a command has written; does nothing before packages are installed.
 *
 * @param {string} root folder that the paths are relative to
 * @param {readonly string[]} files
 */
export function formatFiles(root, files) {
  const formatter = getToolPath('oxfmt');
  if (existsSync(formatter)) spawnSync(PROJECT_NODE, [formatter, ...files], { cwd: root });
}
