import { REMOTE_RUNTIME_GLOBAL } from '@gruenland/shared-contracts/remote-runtime.ts';

/**
 * Replaces Module Federation's bundler runtime in the entry script of a remote. The shell provides
 * the replacement (remote-runtime.ts).
 */
const createRuntime = (globalThis as unknown as Record<string, () => unknown>)[
  REMOTE_RUNTIME_GLOBAL
];
if (!createRuntime) throw new Error('This shell is older than the remote: it provides no runtime.');

// oxlint-disable-next-line import/no-default-export -- the replaced module has a default export
export default createRuntime();
