import type { BuiltRelease } from './built-release.ts';
import { createSigningKey } from './test-release-origin.ts';
import type { TestReleaseOrigin } from './test-release-origin.ts';
import type { ReleaseFault, ReleaseFileKind } from './release-faults.ts';
import { createReleaseVariant } from './release-variant.ts';

/** A fault that makes a new release unavailable or invalid. */
export interface LoadingFault {
  readonly description: string;
  /** Matches the problem that a shell logs during the fault. */
  readonly problemPattern: RegExp;
  /** Whether the fault affects all remotes of the origin, not only the given one. */
  readonly affectsWholeOrigin?: boolean;
  /**
   * Starts the fault. From then on, the origin offers `nextRelease`, which is invalid or
   * unavailable.
   */
  readonly begin: (
    releaseOrigin: TestReleaseOrigin,
    remote: string,
    nextRelease: BuiltRelease,
  ) => void | Promise<void>;
  /** Ends the fault. Makes `nextRelease` live if it is not live yet. */
  readonly end: (
    releaseOrigin: TestReleaseOrigin,
    remote: string,
    nextRelease: BuiltRelease,
  ) => void | Promise<void>;
}

/** Matches the problem that a shell logs when the transfer of a file hangs. */
const TIMEOUT_PATTERN = /timed out after/;

export const LOADING_FAULTS: readonly LoadingFault[] = [
  {
    description: 'release origin killed, port closed',
    problemPattern: /cannot be fetched/,
    affectsWholeOrigin: true,
    begin: (releaseOrigin) => releaseOrigin.close(),
    end: async (releaseOrigin, _remote, nextRelease) => {
      if (!releaseOrigin.isListening) await releaseOrigin.listen();
      releaseOrigin.publish(nextRelease);
    },
  },
  createOriginFault('connections refused', 'refused', /cannot be fetched/),
  createOriginFault('hangs before headers', 'hangs before headers', TIMEOUT_PATTERN),
  createOriginFault('hangs in the body', 'hangs in body', TIMEOUT_PATTERN, ['bundle']),
  createOriginFault('answers 500', 'status 500', /answers 500/),
  createOriginFault('file truncated', 'truncated', /remote\.cjs cannot be fetched/, ['bundle']),
  createOriginFault(
    'bundle differs from its hash',
    'tampered',
    /remote\.cjs differs from its hash/,
    ['bundle'],
  ),
  createOriginFault('document differs from its hash', 'tampered', /differs from the hash/, [
    'document',
  ]),
  {
    description: 'signature of an untrusted key',
    problemPattern: /no signature of a trusted key/,
    begin: (releaseOrigin, _remote, nextRelease) =>
      releaseOrigin.publish(nextRelease, { key: createSigningKey() }),
    end: (releaseOrigin, _remote, nextRelease) => releaseOrigin.publish(nextRelease),
  },
  {
    description: 'throws while loading',
    problemPattern: /Das Gatter klemmt/,
    begin: (releaseOrigin, _remote, nextRelease) =>
      releaseOrigin.publish(
        createReleaseVariant(nextRelease, {
          label: 'throws',
          prologue: 'throw new Error("Das Gatter klemmt");',
        }),
      ),
    end: (releaseOrigin, _remote, nextRelease) => releaseOrigin.publish(nextRelease),
  },
];

/**
 * Creates a fault of the origin: the uploaded release is good, but the origin sends its files
 * incorrectly or not at all.
 */
function createOriginFault(
  description: string,
  fault: ReleaseFault,
  problem: RegExp,
  parts?: readonly ReleaseFileKind[],
): LoadingFault {
  return {
    description,
    problemPattern: problem,
    begin: (releaseOrigin, remote, nextRelease) => {
      releaseOrigin.fail(remote, fault, parts);
      releaseOrigin.publish(nextRelease);
    },
    end: (releaseOrigin, _remote, nextRelease) => {
      releaseOrigin.repair();
      // A new publication makes the shell request the rejected release at its next poll. Without
      // it, the shell would wait ten seconds.
      if (fault === 'tampered') releaseOrigin.publish(nextRelease);
    },
  };
}
