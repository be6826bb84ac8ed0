import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { REGISTRATION_FILES } from '../new-remote/registrations.mjs';

/** Largest file in bytes that is searched; larger ones are pictures and data. */
const MAX_BYTES = 1024 * 1024;

/**
 * Finds the files outside a remote's package that mention the remote, or whose content links to its
 * areas. Files that `new-remote` writes are left out.
 *
 * @param {string} root
 * @param {string} name
 * @param {readonly string[]} areas paths of the site that belong to the remote
 * @returns {{ dependentFiles: readonly string[], otherFiles: readonly string[] }} `dependentFiles`:
 *   files that no longer work without the remote; `otherFiles`: docs and scripts, which may mention
 *   it only as an example
 */
export function findMentions(root, name, areas) {
  const namePattern = createWordPattern([name]);
  const areaPattern = createWordPattern(areas);
  const files = listFiles(root).filter(
    (file) => !file.startsWith(`${name}/`) && !REGISTRATION_FILES.includes(file),
  );
  const mentioningFiles = files.filter((file) => {
    const text = readText(join(root, file));
    const isContentFile = file.startsWith('embedded/content/') && areas.length > 0;
    return namePattern.test(text) || (isContentFile && areaPattern.test(text));
  });
  const isDocOrScript = (file) => /\.md$|^scripts\//.test(file);
  return {
    dependentFiles: mentioningFiles.filter((file) => !isDocOrScript(file)),
    otherFiles: mentioningFiles.filter(isDocOrScript),
  };
}

/**
 * Creates a pattern that matches each of the words, but not inside a longer name or path segment.
 */
function createWordPattern(words) {
  const escapedWords = words.map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return new RegExp(String.raw`(?<![\w-])(?:${escapedWords.join('|')})(?![\w-])`);
}

function listFiles(root) {
  const args = ['ls-files', '-z', '-co', '--exclude-standard'];
  const output = execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return output.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
}

function readText(file) {
  const bytes = readFileSync(file);
  return bytes.length > MAX_BYTES ? '' : bytes.toString('utf8');
}
