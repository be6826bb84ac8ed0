import { Writable } from 'node:stream';

import { createActiveObjectLister } from '#server/create-active-object-lister.ts';

/**
 * Environment variables that are kept, because libraries read them at run time. All others are
 * removed, because they may be secrets.
 */
const KEPT_ENVIRONMENT_VARIABLES = new Set([
  'NODE_ENV',
  'NODE_OPTIONS',
  'PATH',
  'TZ',
  'LANG',
  'TMPDIR',
]);

/**
 * Properties of `process` that are kept, because Node, libraries or the shell read them at run time.
 * They give no access to files, other processes, native code or modules. All others are removed,
 * including those that a later version of Node adds.
 */
const KEPT_PROCESS_PROPERTIES = new Set(
  `version versions arch platform release config features title pid ppid argv argv0 execArgv execPath
  env exitCode exit reallyExit _exiting _fatalException _events _eventsCount _maxListeners domain
  nextTick _tickCallback emitWarning noDeprecation throwDeprecation traceDeprecation
  noProcessWarnings traceProcessWarnings sourceMapsEnabled cwd
  uptime hrtime cpuUsage threadCpuUsage resourceUsage memoryUsage constrainedMemory availableMemory
  getActiveResourcesInfo getuid geteuid getgid getegid getgroups ref unref
  send connected channel disconnect _send _channel _disconnect _handleQueue _pendingMessage`.split(
    /\s+/,
  ),
);

/**
 * Functions of `process` that return the open sockets, servers and child processes. A release could
 * start processes with the constructor of a child process, so only class names are returned.
 */
const DESCRIBED_PROPERTIES = ['_getActiveHandles', '_getActiveRequests'] as const;

const OUTPUT_STREAMS = ['stdout', 'stderr'] as const;

/**
 * Removes from this realm everything that the code of releases must not reach: the environment,
 * modules for files and child processes, and native code. Call this function after the
 * configuration has been read and before the first release runs. The sandbox check calls it, too.
 * Child processes inherit the reduced environment.
 *
 * This is no sandbox: releases run in the same realm (docs/releases.md, What a key can do).
 */
export function narrowAuthority(): void {
  for (const name of Object.keys(process.env))
    if (!KEPT_ENVIRONMENT_VARIABLES.has(name)) Reflect.deleteProperty(process.env, name);
  for (const name of DESCRIBED_PROPERTIES)
    lockProperty(name, createActiveObjectLister(process, name));
  for (const name of OUTPUT_STREAMS) hideStream(name);
  const names: readonly string[] = [...DESCRIBED_PROPERTIES, ...OUTPUT_STREAMS];
  for (const name of Object.getOwnPropertyNames(process))
    if (!KEPT_PROCESS_PROPERTIES.has(name) && !names.includes(name)) lockProperty(name, undefined);
}

/**
 * Replaces an output stream with one that only passes text on. The constructor of the original can
 * open any file descriptor of the process, for example a state file.
 */
function hideStream(name: 'stdout' | 'stderr'): void {
  const original = process[name];
  const stream = new Writable({
    write: (chunk, encoding, done) => void original.write(chunk, encoding, done),
  });
  lockProperty(name, stream);
  // The console keeps the stream that it used first.
  Object.defineProperty(console, `_${name}`, { value: stream, writable: false });
}

/**
 * Sets a property of `process` permanently. Assignments are ignored and do not throw, because Node
 * itself assigns some functions again, for example `chdir` when it loads workers.
 */
function lockProperty(name: string, value: unknown): void {
  Object.defineProperty(process, name, {
    get: () => value,
    set: () => {},
    enumerable: false,
    configurable: false,
  });
}
