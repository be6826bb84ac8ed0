import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cluster } from './cluster-process.ts';
import { heapUsed } from './heap-meter.ts';

/** Memory of one process at one time, in bytes. */
export interface MemorySample {
  /** Milliseconds since the watch started. */
  readonly at: number;
  /** Live JavaScript objects; 0 for programs without JavaScript. */
  readonly heap: number;
  /**
   * Private resident memory without files and shared pages, after garbage collection. With children
   * (workers of nginx, backends of PostgreSQL) the mean of all, because backends start and exit.
   */
  readonly resident: number;
}

/** Programs without JavaScript. */
const WITHOUT_HEAP = new Set(['postgres', 'redis', 'edge']);
const TEN_MINUTES = 600_000;

/** Measures all processes of a cluster that was started with `INSPECTED`. */
export class MemoryWatch {
  readonly samples: Readonly<Record<string, MemorySample[]>>;
  readonly #cluster: Cluster;
  readonly #began = performance.now();

  constructor(cluster: Cluster, names: readonly string[]) {
    this.#cluster = cluster;
    this.samples = Object.fromEntries(names.map((name) => [name, []]));
  }

  /** Measures each process once. @throws when a process has exited */
  async look(): Promise<void> {
    for (const [name, samples] of Object.entries(this.samples)) {
      const heap = WITHOUT_HEAP.has(name) ? 0 : await heapUsed(await this.#output(name));
      const resident = await ownBytes(await this.#cluster.pid(name));
      samples.push({ at: performance.now() - this.#began, heap, resident });
    }
  }

  #output(name: string): Promise<string> {
    return readFile(join(this.#cluster.dataDir, 'logs', `${name}.log`), 'utf8');
  }
}

async function ownBytes(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const family = [pid, ...children.split(' ').filter(Boolean).map(Number)];
  const read = await Promise.allSettled(family.map(anonymousBytes));
  // A backend may have exited meanwhile.
  const bytes = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  if (bytes.length === 0) throw new Error(`process ${pid} has exited`);
  return bytes.reduce((sum, one) => sum + one, 0) / bytes.length;
}

async function anonymousBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
}

/**
 * Growth in bytes per ten minutes: the median of the slopes between all pairs (Theil–Sen), which is
 * robust against single jumps.
 */
export function growthOf(samples: readonly MemorySample[], kind: 'heap' | 'resident'): number {
  const slopes = samples.flatMap((one, index) =>
    samples.slice(index + 1).map((other) => (other[kind] - one[kind]) / (other.at - one.at)),
  );
  const ordered = slopes.toSorted((one, other) => one - other);
  return (ordered[Math.floor(ordered.length / 2)] ?? Number.NaN) * TEN_MINUTES;
}
