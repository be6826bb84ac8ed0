import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project/paths.mjs';

/** Folder for the reports of Jest and Playwright. */
const REPORTS_FOLDER = join(ROOT, '.cache/test');

/** Deletes the report of the last run. @returns its path, for the next report */
export function prepareReportFile(name) {
  mkdirSync(REPORTS_FOLDER, { recursive: true });
  const file = join(REPORTS_FOLDER, name);
  rmSync(file, { recursive: true, force: true });
  return file;
}

/** Returns the content of a JSON report; undefined if there is none, or not a complete one. */
export function readReport(name) {
  try {
    return JSON.parse(readFileSync(join(REPORTS_FOLDER, name), 'utf8'));
  } catch {
    return undefined;
  }
}

export function writeReport(name, content) {
  mkdirSync(REPORTS_FOLDER, { recursive: true });
  writeFileSync(join(REPORTS_FOLDER, name), JSON.stringify(content));
}
