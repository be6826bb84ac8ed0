/** How a build is made: `development` has React's checks and readable code. */
export type BuildMode = 'production' | 'development';

/**
 * The packages which exist once per page and once per server process. The shell provides them, a
 * remote takes them: in the browser as federated singletons, on the server through the allow-list
 * `require`. Both presets and the server's allow-list read this list and no other.
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

/** React's checking JSX functions, shared in development builds only. */
export const DEVELOPMENT_PACKAGES = ['react/jsx-dev-runtime'] as const;

/**
 * Node's own modules that a release may ask for on the server. They compute and nothing else: no
 * files, no sockets, no processes. Network access goes through `fetch`, which carries a deadline.
 */
export const SERVER_BUILTINS: ReadonlySet<string> = new Set([
  'async_hooks',
  'buffer',
  'crypto',
  'events',
  'url',
  'util',
]);

/** The shared packages of one build mode. */
export function sharedPackages(mode: BuildMode): readonly string[] {
  return mode === 'development' ? [...SHARED_PACKAGES, ...DEVELOPMENT_PACKAGES] : SHARED_PACKAGES;
}
