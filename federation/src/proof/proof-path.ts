/** Where a build of the shell has the program that proves releases, below the build's folder. */
export const PROOF_PROGRAM = 'proof/prove-release.cjs';
