import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Stats, StatsError } from 'webpack';

/**
 * Collects the error messages of all builds, each with file and line, without duplicates; null when
 * there are none.
 */
export function collectBuildProblems(builds: readonly Stats[]): string | null {
  const messages = builds.flatMap((stats) => {
    const { errors = [] } = stats.toJson({ all: false, errors: true });
    return errors.map((error) => describeError(error, stats.compilation.compiler.context));
  });
  return messages.length === 0 ? null : [...new Set(messages)].join('\n\n');
}

function describeError({ moduleName, message }: StatsError, root: string): string {
  if (!moduleName) return message;
  const line = getLine(resolve(root, moduleName), message);
  return `${moduleName}${line === null ? '' : `:${line}`}\n${message}`;
}

/**
 * Finds the line of an error in the source, or null. webpack reports lines of compiled code, so
 * this searches the source for the text that the message quotes.
 */
function getLine(file: string, message: string): number | null {
  const source = readSource(file);
  for (const [, quotedText = ''] of message.matchAll(/(?<!\w)'([^']+)'/g)) {
    const index = source.indexOf(quotedText);
    if (index >= 0) return source.slice(0, index).split('\n').length;
  }
  return null;
}

function readSource(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
