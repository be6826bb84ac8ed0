import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/**
 * Adds a value to a JSON file: `processes.json` contains process ids, `addresses.json` addresses.
 * Commands and tests read both.
 */
export function recordValue(file, name, value) {
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const draft = `${file}.draft`;
  writeFileSync(draft, JSON.stringify({ ...known, [name]: value }));
  renameSync(draft, file);
}
