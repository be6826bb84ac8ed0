import { GUEST_RUNTIME } from '@gruenland/shared-contracts/dev-build-runtime.ts';

/**
 * Stands in a remote's entry in the place of Module Federation's runtime for bundlers: the shell has
 * it already.
 */
const make = (globalThis as unknown as Record<string, () => unknown>)[GUEST_RUNTIME];
if (!make) throw new Error('This shell is older than the remote: it provides no runtime.');

// oxlint-disable-next-line import/no-default-export -- what it stands for is a default export
export default make();
