import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cluster } from './cluster-process.ts';
import { measureHeapBytes } from './measure-heap-bytes.ts';

/** The memory of a process at one moment, in bytes. */
export interface MemorySample {
  /** Milliseconds since the `MemoryWatch` was created. */
  readonly elapsedMs: number;
  /**
   * Size of the JavaScript objects after a garbage collection. 0 for processes without JavaScript.
   */
  readonly heapBytes: number;
  /**
   * Resident memory without files and shared pages, after a garbage collection.
   *
   * For nginx and PostgreSQL, this is the mean of the process and its children, because the number
   * of children varies.
   */
  readonly residentBytes: number;
}

/** Names of processes without JavaScript. */
const PROGRAMS_WITHOUT_HEAP = new Set(['postgres', 'pooler', 'replica', 'redis', 'edge']);
const TEN_MINUTES_MS = 600_000;

/**
 * Measures the memory of the given processes of a cluster. The cluster must have been started with
 * `INSPECTOR_ENV`.
 */
export class MemoryWatch {
  readonly samples: Readonly<Record<string, MemorySample[]>>;
  readonly #cluster: Cluster;
  readonly startedAt = performance.now();

  constructor(cluster: Cluster, names: readonly string[]) {
    this.#cluster = cluster;
    this.samples = Object.fromEntries(names.map((name) => [name, []]));
  }

  /** Measures each process once. @throws Error if a process has exited */
  async measure(): Promise<void> {
    for (const [name, samples] of Object.entries(this.samples)) {
      const heapBytes = PROGRAMS_WITHOUT_HEAP.has(name)
        ? 0
        : await measureHeapBytes(await this.#readOutput(name));
      const residentBytes = await measureResidentBytes(await this.#cluster.pid(name));
      samples.push({ elapsedMs: performance.now() - this.startedAt, heapBytes, residentBytes });
    }
  }

  #readOutput(name: string): Promise<string> {
    return readFile(join(this.#cluster.dataDir, 'logs', `${name}.log`), 'utf8');
  }
}

async function measureResidentBytes(pid: number): Promise<number> {
  const childIdsText = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const processIds = [pid, ...childIdsText.split(' ').filter(Boolean).map(Number)];
  const results = await Promise.allSettled(processIds.map(readAnonymousBytes));
  // Ignores processes that have exited since they were listed, such as PostgreSQL backends.
  const bytes = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  if (bytes.length === 0) throw new Error(`process ${pid} has exited`);
  return bytes.reduce((sum, one) => sum + one, 0) / bytes.length;
}

async function readAnonymousBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
}

/**
 * Returns how many bytes the memory grows in ten minutes. Uses the median of the slopes between all
 * pairs of samples (Theil–Sen), so that single jumps hardly matter.
 */
export function getGrowthBytesPerTenMinutes(
  samples: readonly MemorySample[],
  kind: 'heapBytes' | 'residentBytes',
): number {
  const slopesBytesPerMs = samples.flatMap((one, index) =>
    samples
      .slice(index + 1)
      .map((other) => (other[kind] - one[kind]) / (other.elapsedMs - one.elapsedMs)),
  );
  const sortedSlopesBytesPerMs = slopesBytesPerMs.toSorted((one, other) => one - other);
  return (
    (sortedSlopesBytesPerMs[Math.floor(sortedSlopesBytesPerMs.length / 2)] ?? Number.NaN) *
    TEN_MINUTES_MS
  );
}
