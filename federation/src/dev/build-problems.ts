import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Stats, StatsError } from 'webpack';

/** Every mistake of a build once, though several builds have it: file, line and what is wrong. */
export function buildProblems(builds: readonly Stats[]): string | null {
  const told = builds.flatMap((stats) => {
    const { errors = [] } = stats.toJson({ all: false, errors: true });
    return errors.map((error) => describe(error, stats.compilation.compiler.context));
  });
  return told.length === 0 ? null : [...new Set(told)].join('\n\n');
}

function describe({ moduleName, message }: StatsError, root: string): string {
  if (!moduleName) return message;
  const line = lineOf(resolve(root, moduleName), message);
  return `${moduleName}${line === null ? '' : `:${line}`}\n${message}`;
}

/**
 * webpack counts lines of compiled code. The message quotes what it is about, and that stands in
 * the source as well.
 */
function lineOf(file: string, message: string): number | null {
  const source = readSource(file);
  for (const [, quoted = ''] of message.matchAll(/(?<!\w)'([^']+)'/g)) {
    const at = source.indexOf(quoted);
    if (at >= 0) return source.slice(0, at).split('\n').length;
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
