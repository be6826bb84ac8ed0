/** Build mode: `development` has React's development checks and readable code. */
export type BuildMode = 'production' | 'development';

/**
 * Packages that exist once per page and once per server process. The shell provides them and
 * remotes consume them: in the browser through the runtime of the shell, on the server through the
 * allow-list `require`. Tests compare both with this list.
 */
export const SHARED_PACKAGES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router',
  'react-redux',
  '@reduxjs/toolkit',
  '@gruenland/shared-ui/shell-context/shell-context.ts',
] as const;

/** JSX functions of React's development build, shared in development builds only. */
export const DEVELOPMENT_PACKAGES = ['react/jsx-dev-runtime'] as const;

/**
 * Node modules that a release may require on the server. All other modules, and the sub paths of
 * these, are refused. These modules only compute: they open no files, sockets or processes. Network
 * access uses `fetch`, which has a deadline. `async_hooks` is missing, because its hooks receive
 * the internal objects of all sockets, files and processes.
 */
export const SERVER_BUILTINS: ReadonlySet<string> = new Set([
  'buffer',
  'crypto',
  'events',
  'url',
  'util',
]);

/** Returns the shared packages of one build mode. */
export function listSharedPackages(mode: BuildMode): readonly string[] {
  return mode === 'development' ? [...SHARED_PACKAGES, ...DEVELOPMENT_PACKAGES] : SHARED_PACKAGES;
}
