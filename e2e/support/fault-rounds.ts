import { TRIES_ALL_CASES } from './all-cases.ts';
import type { RemoteName } from './chaos-test.ts';
import { REMOTES } from './chaos-test.ts';
import type { LoadingFault } from './loading-faults.ts';

/** A remote and the fault that affects it. */
export interface FaultyRemote {
  readonly name: RemoteName;
  readonly fault: LoadingFault;
}

/** The faults that a test causes in one shell at the same time. */
export interface FaultRound {
  readonly description: string;
  readonly faultyRemotes: readonly FaultyRemote[];
}

/**
 * Distributes faults over rounds. If the run tries all cases, each round causes one fault in all
 * remotes. Otherwise only faults of the whole origin get such a round. The other rounds cause a
 * different fault in each remote.
 */
export function createFaultRounds(faults: readonly LoadingFault[]): readonly FaultRound[] {
  const needsSeparateRound = (fault: LoadingFault) =>
    TRIES_ALL_CASES || fault.affectsWholeOrigin === true;
  const separateRounds = faults.filter(needsSeparateRound).map((fault) => ({
    description: fault.description,
    faultyRemotes: REMOTES.map((name) => ({ name, fault })),
  }));
  const otherFaults = faults.filter((fault) => !needsSeparateRound(fault));
  const sharedRounds: FaultRound[] = [];
  for (let first = 0; first < otherFaults.length; first += REMOTES.length) {
    const faultsOfRound = otherFaults.slice(first, first + REMOTES.length);
    sharedRounds.push({
      description: faultsOfRound.map(({ description }) => description).join('; '),
      faultyRemotes: faultsOfRound.map((fault, index) => ({ name: REMOTES[index]!, fault })),
    });
  }
  return [...separateRounds, ...sharedRounds];
}
