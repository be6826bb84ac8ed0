import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const FOLDER = join(import.meta.dirname, 'template');
const TEMPLATE_SUFFIX = '.template';

/**
 * Returns the text of each file of a new package, by path relative to the repository root.
 *
 * @param {string} root
 * @param {import('./arguments.mjs').NewRemote} remote
 * @returns {Map<string, string>}
 */
export function listTemplateFiles(root, { name, area, label }) {
  const { dependencies } = readJson(join(root, 'shell/package.json'));
  const values = {
    NAME: name,
    AREA: area,
    LABEL: label,
    TAG: name.slice('mf-'.length),
    REACT: dependencies.react,
  };
  const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true });
  return new Map(
    files
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [
        join(name, relative(FOLDER, file).slice(0, -TEMPLATE_SUFFIX.length)),
        readFileSync(file, 'utf8').replace(/__([A-Z_]+?)__/g, (_, key) => values[key]),
      ]),
  );
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
