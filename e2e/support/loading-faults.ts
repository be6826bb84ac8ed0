import type { BuiltRelease } from './built-release.ts';
import { newKey } from './test-release-origin.ts';
import type { TestReleaseOrigin } from './test-release-origin.ts';
import type { ReleaseFault, ReleasePart } from './release-faults.ts';
import { releaseVariant } from './release-variant.ts';

/** A fault that makes a release unavailable or invalid. */
export interface LoadingFault {
  readonly description: string;
  /** Message in the log and in `/health`. */
  readonly problem: RegExp;
  /** Starts the fault; `next` is the release that is offered invalid or unavailable. */
  readonly begin: (
    releaseOrigin: TestReleaseOrigin,
    remote: string,
    next: BuiltRelease,
  ) => void | Promise<void>;
  /** Ends the fault and makes the release live if it is not. */
  readonly end: (
    releaseOrigin: TestReleaseOrigin,
    remote: string,
    next: BuiltRelease,
  ) => void | Promise<void>;
}

/** Message of the loader for a file that hangs. */
const LATE = /timed out after/;

export const LOADING_FAULTS: readonly LoadingFault[] = [
  {
    description: 'release origin killed, port closed',
    problem: /cannot be fetched/,
    begin: (releaseOrigin) => releaseOrigin.close(),
    end: async (releaseOrigin, _remote, next) => {
      if (!releaseOrigin.listening) await releaseOrigin.listen();
      releaseOrigin.publish(next);
    },
  },
  originFault('connections refused', 'refused', /cannot be fetched/),
  originFault('hangs before headers', 'hangs before headers', LATE),
  originFault('hangs in the body', 'hangs in body', LATE, ['bundle']),
  originFault('answers 500', 'status 500', /answers 500/),
  originFault('file truncated', 'truncated', /remote\.cjs cannot be fetched/, ['bundle']),
  originFault('bundle differs from its hash', 'tampered', /remote\.cjs differs from its hash/, [
    'bundle',
  ]),
  originFault('document differs from its hash', 'tampered', /differs from the hash/, ['document']),
  {
    description: 'signature of an untrusted key',
    problem: /no signature of a trusted key/,
    begin: (releaseOrigin, _remote, next) => releaseOrigin.publish(next, { key: newKey() }),
    end: (releaseOrigin, _remote, next) => releaseOrigin.publish(next),
  },
  {
    description: 'throws while loading',
    problem: /Das Gatter klemmt/,
    begin: (releaseOrigin, _remote, next) =>
      releaseOrigin.publish(
        releaseVariant(next, {
          label: 'throws',
          prologue: 'throw new Error("Das Gatter klemmt");',
        }),
      ),
    end: (releaseOrigin, _remote, next) => releaseOrigin.publish(next),
  },
];

/** Files are faulty or missing although the uploaded release is good. */
function originFault(
  description: string,
  fault: ReleaseFault,
  problem: RegExp,
  parts?: readonly ReleasePart[],
): LoadingFault {
  return {
    description,
    problem,
    begin: (releaseOrigin, remote, next) => {
      releaseOrigin.fail(remote, fault, parts);
      releaseOrigin.publish(next);
    },
    end: (releaseOrigin, _remote, next) => {
      releaseOrigin.repair();
      // A rejected release is not requested again for ten seconds unless it is republished.
      if (fault === 'tampered') releaseOrigin.publish(next);
    },
  };
}
