import type { ReleaseDocument } from '@gruenland/shared-contracts/release.ts';
import type { ProofReport } from '#proof/proof-messages.ts';
import { ProofProcess } from '#proof/proof-process.ts';
import { bundleName } from '#server/open-release.ts';
import { ProvedBundles } from '#server/proved-bundles.ts';
import type { Prove } from '#server/release-reader.ts';

/** Proofs at a time; more would take the machine from those who render pages. */
const AT_ONCE = 2;

export interface Prover {
  readonly prove: Prove;
  /** Ends all proofs and their processes. */
  readonly stop: () => Promise<void>;
}

/**
 * Proves releases one by one, each in a fresh process.
 *
 * @param program built from {@link runProofProgram}; without it nothing is proved
 * @param timeoutMs milliseconds for one proof
 * @param memory file that remembers proved bundles over a restart
 */
export function createProver(
  program: string | undefined,
  timeoutMs: number,
  memory?: string,
): Prover {
  if (program === undefined) return { prove: async () => {}, stop: async () => {} };
  const prover = new ReleaseProver(program, timeoutMs, new ProvedBundles(program, memory));
  return { prove: (document, code) => prover.prove(document, code), stop: () => prover.stop() };
}

/**
 * Proves one release; for commands, which keep no process at hand.
 *
 * @param timeoutMs milliseconds
 * @throws {ProofError} for whatever keeps the release from use
 */
export async function proveRelease(
  program: string,
  release: { readonly document: ReleaseDocument; readonly code: string },
  timeoutMs: number,
): Promise<ProofReport> {
  const process = new ProofProcess(program);
  const { document, code } = release;
  const job = { name: document.name, filename: bundleName(document), code };
  return await process.prove(job, timeoutMs);
}

class ReleaseProver {
  readonly #program: string;
  readonly #timeoutMs: number;
  /** Started ahead, because a start takes longer than most proofs. */
  #spare: ProofProcess | null;
  readonly #atWork = new Set<ProofProcess>();
  readonly #waiting: (() => void)[] = [];
  readonly #proved: ProvedBundles;
  #stopped = false;

  constructor(program: string, timeoutMs: number, proved: ProvedBundles) {
    this.#proved = proved;
    this.#program = program;
    this.#timeoutMs = timeoutMs;
    this.#spare = new ProofProcess(program);
  }

  async prove(document: ReleaseDocument, code: string): Promise<void> {
    const { entry, files } = document.node;
    const key = `${document.name} ${files[entry]?.integrity}`;
    while (!this.#proved.has(key)) {
      if (this.#stopped) throw new Error('this shell is stopping');
      if (this.#atWork.size >= AT_ONCE) {
        await new Promise<void>((turn) => this.#waiting.push(turn));
        continue;
      }
      await this.#proveNow(document, code);
      this.#proved.add(key);
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    const all = [...this.#atWork, ...(this.#spare ? [this.#spare] : [])];
    for (const process of all) process.end();
    for (const turn of this.#waiting.splice(0)) turn();
    await Promise.all([...all.map((process) => process.ended), this.#proved.written]);
  }

  async #proveNow({ name, ...document }: ReleaseDocument, code: string): Promise<void> {
    const process = this.#takeSpare();
    this.#atWork.add(process);
    try {
      const filename = bundleName({ name, ...document });
      await process.prove({ name, filename, code }, this.#timeoutMs);
    } finally {
      this.#atWork.delete(process);
      if (!this.#stopped) this.#spare ??= new ProofProcess(this.#program);
      this.#waiting.shift()?.();
    }
  }

  #takeSpare(): ProofProcess {
    const spare = this.#spare;
    this.#spare = null;
    return spare?.alive ? spare : new ProofProcess(this.#program);
  }
}
