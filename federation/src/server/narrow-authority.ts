/**
 * Environment variables that are kept, because libraries read them at run time. All others are
 * removed, because they may be secrets.
 */
const KEPT_VARIABLES = new Set(['NODE_ENV', 'NODE_OPTIONS', 'PATH', 'TZ', 'LANG', 'TMPDIR']);

/** Properties of `process` that give access to files, processes, native code or other user ids. */
const REMOVED_PROPERTIES = [
  'getBuiltinModule',
  'binding',
  '_linkedBinding',
  'dlopen',
  'mainModule',
  'kill',
  '_kill',
  'abort',
  '_debugProcess',
  'chdir',
  'execve',
  'loadEnvFile',
  'report',
  'setuid',
  'setgid',
  'seteuid',
  'setegid',
  'setgroups',
  'initgroups',
  // Without a terminal or pipe, as in a container, standard input is a file stream, whose constructor
  // opens other files.
  'stdin',
  'openStdin',
  // `_getActiveHandles` stays, because the metrics of Node read it.
];

/**
 * Removes from this realm what the code of releases must not reach: the environment, modules for
 * files and child processes, and native code. Call it once the configuration has been read and
 * before the first release runs. Child processes inherit the reduced environment.
 *
 * This is no sandbox: releases run in the same realm (docs/releases.md, What a key can do).
 */
export function narrowAuthority(): void {
  for (const name of Object.keys(process.env))
    if (!KEPT_VARIABLES.has(name)) Reflect.deleteProperty(process.env, name);
  for (const name of REMOVED_PROPERTIES)
    Object.defineProperty(process, name, { value: undefined, configurable: false });
}
