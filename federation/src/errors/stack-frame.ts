/** A place in a built file that a line of a stack names. */
export interface BuiltPlace {
  /** `shell` for the shell's own files. */
  readonly remote: string;
  /** Release id; null where the address does not say. */
  readonly release: string | null;
  /** File name without folder. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

/** `…/mf-x/builds/<id>/web/<file>:1:2`, in a browser. */
const BROWSER = /\/([a-z][\w-]*)\/builds\/([0-9a-z]+)\/web\/([\w@.-]+\.js):(\d+):(\d+)/;
/** `mf-x@<id>/remote.cjs:1:2`, on the server. */
const SERVER = /\b([a-z][a-z0-9-]*)@([0-9a-z]+)\/([\w.-]+\.cjs):(\d+):(\d+)/;
/** `/assets/<file>:1:2` and `…/node/server.cjs:1:2`, of the shell itself. */
const SHELL = /\/(?:assets\/([\w.-]+\.js)|node\/([\w.-]+\.cjs)):(\d+):(\d+)/;

/** The place that a line of a stack names, null when it names none of ours. */
export function builtPlace(line: string): BuiltPlace | null {
  const own = BROWSER.exec(line) ?? SERVER.exec(line);
  if (own) {
    const [, remote = '', release = '', file = '', row, column] = own;
    return { remote, release, file, line: Number(row), column: Number(column) };
  }
  const shell = SHELL.exec(line);
  if (!shell) return null;
  const [, script, program, row, column] = shell;
  const file = script ?? program ?? '';
  return { remote: 'shell', release: null, file, line: Number(row), column: Number(column) };
}

/** Name of the function that a line of a stack gives, in Chromium's and in Firefox' way. */
export function functionName(line: string): string | null {
  return /^\s*at (?:async )?([^\s(]+) \(/.exec(line)?.[1] ?? /^([^@\s]+)@/.exec(line)?.[1] ?? null;
}
