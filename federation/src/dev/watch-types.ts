import type { ChildProcessByStdio } from 'node:child_process';
import { spawn } from 'node:child_process';
import { existsSync, rmSync, watch } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { listTypeCheckArguments, TYPE_ERROR_PATTERN } from '#build/check-types.ts';
import { writeStyleTypes } from '#build/style-types.ts';
import { listTypeCheckFolders, readTypeScriptConfig } from '#build/type-check-folders.ts';
import { WORKSPACE_ROOT } from '#build/workspace.ts';
import type { DevFault } from '#dev/dev-events.ts';
import { describePosition } from '#dev/source-position.ts';

/** Matches files that can affect the result of the type check. */
const SOURCE_PATTERN = /(?<!\.d\.css)\.(?:tsx?|json|css)$/;

/**
 * Checks the types of a package and of the packages that it references, now and after every change.
 * Packages without `tsconfig.json` are not checked. Each check is a run of `tsc --build`, which is
 * incremental; the compiler's own watch mode misses changes on some file systems.
 *
 * @param onChecked called after each check with all errors
 * @returns a function that stops the checks
 */
export function watchTypes(
  folder: string,
  onChecked: (faults: readonly DevFault[]) => void,
): () => Promise<void> {
  if (!existsSync(join(folder, 'tsconfig.json'))) return async () => {};
  let child: CheckProcess | null = null;
  let isChecking = false;
  let isOutdated = false;
  const stopController = new AbortController();
  const { signal } = stopController;
  let lastCheck = Promise.resolve();

  const checkUntilCurrent = async (): Promise<void> => {
    isChecking = true;
    do {
      isOutdated = false;
      // The build, not this check, reports invalid stylesheets. The types written for them before
      // stay.
      await writeStyleTypes(listTypeCheckFolders(folder)).catch(() => {});
      if (signal.aborted) break;
      child = startCheckProcess(folder);
      const output = await text(child.stdout);
      // Reports even an outdated result: if every check took longer than the time to the next save,
      // there would otherwise be no result at all.
      if (!signal.aborted) onChecked(parseTypeErrors(output, folder));
      if (isOutdated) removeBuildInfo(folder);
    } while (isOutdated && !signal.aborted);
    child = null;
    isChecking = false;
  };
  const onChange = (): void => {
    isOutdated = true;
    // While a check runs, none is started here: the running check is followed by another one.
    if (!isChecking) lastCheck = checkUntilCurrent();
  };
  const watchers = listSourceFolders(folder).map((path) =>
    watch(path, { recursive: true }, (_event, file) => {
      if (file === null || SOURCE_PATTERN.test(file)) onChange();
    }),
  );
  onChange();
  return async () => {
    stopController.abort();
    for (const watcher of watchers) watcher.close();
    child?.kill();
    await lastCheck;
  };
}

type CheckProcess = ChildProcessByStdio<null, Readable, null>;

function startCheckProcess(folder: string): CheckProcess {
  // The `tsc` script replaces its process with the compiler, so `kill` ends the compiler.
  return spawn(process.execPath, listTypeCheckArguments(folder), {
    cwd: WORKSPACE_ROOT,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/**
 * Removes the result of a check during which a file has changed. The result is newer than that
 * file, so the compiler would consider the result up to date.
 */
function removeBuildInfo(folder: string): void {
  const { tsBuildInfoFile } = readTypeScriptConfig(folder).compilerOptions ?? {};
  if (tsBuildInfoFile) rmSync(resolve(folder, tsBuildInfoFile), { force: true });
}

/** Lists the `src` folders of a package and of the packages that it references. */
function listSourceFolders(folder: string): readonly string[] {
  return listTypeCheckFolders(folder)
    .map((path) => join(path, 'src'))
    .filter((path) => existsSync(path));
}

/**
 * Parses the errors in the output of `tsc`. Ignores the lines with which `tsc` explains an error
 * further.
 */
function parseTypeErrors(output: string, root: string): readonly DevFault[] {
  return [...output.matchAll(TYPE_ERROR_PATTERN)].map(
    ([, path = '', row, column, message = '']) => {
      const file = resolve(WORKSPACE_ROOT, path);
      const position = { file, line: Number(row), column: Number(column) };
      return { title: 'type error', message, ...describePosition(position, root) };
    },
  );
}
