import type { BuiltRelease } from './built-release.ts';
import { newKey } from './release-lab.ts';
import type { ReleaseLab } from './release-lab.ts';
import type { ReleaseFault, ReleasePart } from './release-faults.ts';
import { releaseVariant } from './release-variant.ts';

/** A way in which a release cannot be had, or must not be taken. */
export interface LoadingFault {
  /** German, for the name of the test. */
  readonly what: string;
  readonly english: string;
  /** What log and `/health` say. */
  readonly problem: RegExp;
  /** `next` is the release that is offered meanwhile, in a bad state or out of reach. */
  readonly begin: (lab: ReleaseLab, remote: string, next: BuiltRelease) => void | Promise<void>;
  /** Takes the fault away and makes the release live, if it is not. */
  readonly end: (lab: ReleaseLab, remote: string, next: BuiltRelease) => void | Promise<void>;
}

/** What the loader says of a file that hangs. */
const LATE = /does not come within/;

export const LOADING_FAULTS: readonly LoadingFault[] = [
  {
    what: 'ist die Herkunft der Fassungen beendet',
    english: 'release origin killed, its port gone',
    problem: /cannot be fetched/,
    begin: (lab) => lab.close(),
    end: async (lab, _remote, next) => {
      if (!lab.listening) await lab.listen();
      lab.publish(next);
    },
  },
  originFault('weist die Herkunft ab', 'connections refused', 'refused', /cannot be fetched/),
  originFault('schweigt die Herkunft', 'hangs before headers', 'hangs before headers', LATE),
  originFault('bleibt eine Datei stehen', 'hangs in the body', 'hangs in body', LATE, ['bundle']),
  originFault('antwortet die Herkunft mit 500', 'answers 500', 'status 500', /answers 500/),
  originFault(
    'kommt eine Datei abgeschnitten an',
    'file truncated',
    'truncated',
    /remote\.cjs cannot be fetched/,
    ['bundle'],
  ),
  originFault(
    'ist das Bündel verändert',
    'bundle differs from its hash',
    'tampered',
    /remote\.cjs differs from its hash/,
    ['bundle'],
  ),
  originFault(
    'ist die Beschreibung verändert',
    'document differs from its hash',
    'tampered',
    /differs from the hash/,
    ['document'],
  ),
  {
    what: 'hat ein fremder Schlüssel unterschrieben',
    english: 'signature of a key nobody trusts',
    problem: /no signature of a trusted key/,
    begin: (lab, _remote, next) => lab.publish(next, { key: newKey() }),
    end: (lab, _remote, next) => lab.publish(next),
  },
  {
    what: 'wirft das Bündel beim Laden',
    english: 'throws while loading',
    problem: /Das Gatter klemmt/,
    begin: (lab, _remote, next) =>
      lab.publish(
        releaseVariant(next, {
          label: 'throws',
          prologue: 'throw new Error("Das Gatter klemmt");',
        }),
      ),
    end: (lab, _remote, next) => lab.publish(next),
  },
];

/** Files that come wrong or not at all; the good release lies behind them. */
function originFault(
  what: string,
  english: string,
  fault: ReleaseFault,
  problem: RegExp,
  parts?: readonly ReleasePart[],
): LoadingFault {
  return {
    what,
    english,
    problem,
    begin: (lab, remote, next) => {
      lab.fail(remote, fault, parts);
      lab.publish(next);
    },
    end: (lab, _remote, next) => {
      lab.heal();
      // What was refused is not asked for again for ten seconds, unless it is released once more.
      if (fault === 'tampered') lab.publish(next);
    },
  };
}
