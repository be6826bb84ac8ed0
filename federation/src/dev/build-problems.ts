import { isAbsolute, resolve } from 'node:path';
import type { Stats, StatsError } from 'webpack';
import type { DevFault } from '#dev/dev-events.ts';
import type { SourcePosition } from '#dev/source-position.ts';
import { describePosition, readSource } from '#dev/source-position.ts';

/** Matches a stack trace, of JavaScript or native code, that a loader appended to a message. */
const STACK_PATTERN = /\n+(?:Caused by:|Stack backtrace:| {4}at |\s*\d+: (?:<unknown>|_Z))[\s\S]*$/;
/**
 * Matches reason, path, line and code frame in a message of swc. The last group is the indentation
 * of the `^` in the frame, which gives the column.
 */
const SWC_PATTERN = /\bError: +x ([\s\S]+?)\n +,-\[(.+):(\d+):\d+\](?:[\s\S]+?\n +: ( *)\^)?/;
const LOADER_PREFIX_PATTERN = /^Module build failed \(from .+\):\n/;

/** Describes the errors of all builds, each with its source position, without duplicates. */
export function collectBuildProblems(builds: readonly Stats[]): readonly DevFault[] {
  const faults = builds.flatMap((stats) => {
    const { errors = [] } = stats.toJson({ all: false, errors: true });
    return errors.map((error) => describeError(error, stats.compilation.compiler.context));
  });
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}

/** Describes an error of the bundler itself. */
export function describeBuildFailure(message: string): DevFault {
  return { title: 'does not compile', message, location: null, frame: null };
}

function describeError({ moduleName, message }: StatsError, root: string): DevFault {
  const swcMatch = SWC_PATTERN.exec(message);
  if (swcMatch) {
    const [, reason = '', path = '', line, indentation] = swcMatch;
    const column = indentation === undefined ? null : indentation.length + 1;
    const file = isAbsolute(path) ? path : resolve(root, path);
    const position = { file, line: Number(line), column };
    return { ...describeBuildFailure(reason), ...describePosition(position, root) };
  }
  const text = message.replace(LOADER_PREFIX_PATTERN, '').replace(STACK_PATTERN, '').trim();
  const fault = describeBuildFailure(text);
  if (!moduleName) return fault;
  const position = findPosition(resolve(root, moduleName), message);
  if (position) return { ...fault, ...describePosition(position, root) };
  return { ...fault, location: moduleName };
}

/**
 * Finds the position of an error in the source, or null. webpack reports lines of compiled code, so
 * this searches the source for the text that the message quotes.
 */
function findPosition(file: string, message: string): SourcePosition | null {
  const source = readSource(file);
  for (const [, quotedText = ''] of message.matchAll(/(?<!\w)'([^']+)'/g)) {
    const index = source.indexOf(quotedText);
    if (index < 0) continue;
    const linesBefore = source.slice(0, index).split('\n');
    return { file, line: linesBefore.length, column: (linesBefore.at(-1)?.length ?? 0) + 1 };
  }
  return null;
}
