import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes all files, or none: if one cannot be written, restores the others and throws.
 *
 * @param {string} root
 * @param {Map<string, string>} files Texts by path relative to `root`.
 * @param {string} folder Folder of the new package; deleted on failure.
 */
export function writeAllOrNone(root, files, folder) {
  const before = new Map();
  try {
    for (const [path, text] of files) {
      const file = join(root, path);
      before.set(file, existsSync(file) ? readFileSync(file) : null);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  } catch (error) {
    for (const [file, content] of before) if (content) writeFileSync(file, content);
    rmSync(join(root, folder), { recursive: true, force: true });
    throw error;
  }
}
