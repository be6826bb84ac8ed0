/** A location in a built file, taken from a stack frame. */
export interface BuiltLocation {
  /** Name of the remote; `shell` for files of the shell. */
  readonly remote: string;
  /** Release id; null when the stack frame does not name it. */
  readonly release: string | null;
  /** File name without its folder. */
  readonly file: string;
  /** Line number, counted from 1. */
  readonly line: number;
  /** Column number, counted from 1. */
  readonly column: number;
}

/** Matches a location in a browser stack: `…/mf-x/builds/<id>/web/<file>:1:2`. */
const BROWSER_LOCATION_PATTERN =
  /\/([a-z][\w-]*)\/builds\/([0-9a-z]+)\/web\/([\w@.-]+\.js):(\d+):(\d+)/;
/** Matches a location in a server stack: `mf-x@<id>/remote.cjs:1:2`. */
const SERVER_LOCATION_PATTERN = /\b([a-z][a-z0-9-]*)@([0-9a-z]+)\/([\w.-]+\.cjs):(\d+):(\d+)/;
/** Matches a location in the shell's own files: `/assets/<file>:1:2` or `…/node/server.cjs:1:2`. */
const SHELL_LOCATION_PATTERN = /\/(?:assets\/([\w.-]+\.js)|node\/([\w.-]+\.cjs)):(\d+):(\d+)/;

/**
 * Parses the built location in one line of a stack; null if the code belongs to no build of the
 * shell or a remote.
 */
export function parseBuiltLocation(line: string): BuiltLocation | null {
  const match = BROWSER_LOCATION_PATTERN.exec(line) ?? SERVER_LOCATION_PATTERN.exec(line);
  if (match) {
    const [, remote = '', release = '', file = '', row, column] = match;
    return { remote, release, file, line: Number(row), column: Number(column) };
  }
  const shellMatch = SHELL_LOCATION_PATTERN.exec(line);
  if (!shellMatch) return null;
  const [, script, program, row, column] = shellMatch;
  const file = script ?? program ?? '';
  return { remote: 'shell', release: null, file, line: Number(row), column: Number(column) };
}

/** Parses the function name in a line of a stack, in the format of Chromium or Firefox. */
export function parseFunctionName(line: string): string | null {
  return /^\s*at (?:async )?([^\s(]+) \(/.exec(line)?.[1] ?? /^([^@\s]+)@/.exec(line)?.[1] ?? null;
}
