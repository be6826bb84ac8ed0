import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { writeStyleTypes } from './style-types.ts';
import { listTypeCheckFolders } from './type-check-folders.ts';
import { WORKSPACE_ROOT } from './workspace.ts';

/** Timeout in milliseconds; an unchanged package takes less than a second, a new clone a minute. */
const TIMEOUT_MS = 300_000;
/** Matches an error in the output of `tsc --pretty false`: file, line, column, code and message. */
export const TYPE_ERROR_PATTERN = /^(\S.*?)\((\d+),(\d+)\): error (TS\d+: .*)$/gm;
/** Maximum number of type errors that are listed. */
const MAX_LISTED_ERRORS = 10;

/**
 * Checks the types of a package and of all packages that it references. Only changed packages are
 * checked again.
 *
 * @param folder folder of the package, which must contain a `tsconfig.json`
 * @throws with file, line and column of each type error
 */
export async function checkTypes(folder: string): Promise<void> {
  await access(join(folder, 'tsconfig.json')).catch(() => {
    throw new Error(`${folder} has no tsconfig.json: its types cannot be checked`);
  });
  await writeStyleTypes(listTypeCheckFolders(folder));
  const output = await new Promise<string>((resolve, reject) => {
    const options = { cwd: WORKSPACE_ROOT, timeout: TIMEOUT_MS, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, listTypeCheckArguments(folder), options, (error, text, stderr) => {
      if (error === null) resolve('');
      else if (error.killed) reject(new Error(`types not checked within ${TIMEOUT_MS / 1000} s`));
      else resolve(`${text}${stderr}`.trim() || error.message);
    });
  });
  if (output !== '') throw new Error(describeTypeErrors(output));
}

/** Returns the arguments with which Node checks the types of a package. */
export function listTypeCheckArguments(folder: string): string[] {
  const compilerPath = join(WORKSPACE_ROOT, 'node_modules/typescript/bin/tsc');
  // By default four checkers resolve the same types, which takes twice the CPU time and no less time
  // on two cores.
  return [compilerPath, '--build', folder, '--pretty', 'false', '--checkers', '1'];
}

/** Converts the output of `tsc --pretty false` to one line for each error. */
export function describeTypeErrors(output: string): string {
  const errors = [...output.matchAll(TYPE_ERROR_PATTERN)].map(
    ([, file, line, column, message]) => `  ${file}:${line}:${column} ${message}`,
  );
  if (errors.length === 0) return `the types cannot be checked: ${output}`;
  const omittedCount = errors.length - MAX_LISTED_ERRORS;
  const omittedLine = omittedCount > 0 ? [`  and ${omittedCount} more`] : [];
  const count = errors.length === 1 ? '1 type error' : `${errors.length} type errors`;
  return [count, ...errors.slice(0, MAX_LISTED_ERRORS), ...omittedLine].join('\n');
}
