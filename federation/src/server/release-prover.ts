import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import type { Prove } from '#server/release-reader.ts';

export interface ProverOptions {
  /** Milliseconds for one proof. */
  readonly timeoutMs: number;
  readonly log: Logger;
}

export interface Prover {
  readonly prove: Prove;
  readonly stop: () => Promise<void>;
}

/** @param program proves a release in a process of its own; without it nothing is proved */
export function startProver(_program: string | undefined, _options: ProverOptions): Prover {
  return { prove: async () => {}, stop: async () => {} };
}
