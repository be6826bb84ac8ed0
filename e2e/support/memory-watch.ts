import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cluster } from './cluster-process.ts';
import { heapUsed } from './heap-meter.ts';

/** Bytes of one process at one moment. */
export interface MemorySample {
  /** Milliseconds since the watch began. */
  readonly at: number;
  /** Live objects of its JavaScript; 0 where it has none. */
  readonly heap: number;
  /**
   * What the system gives it for itself alone, no files and nothing shared, after everything else was
   * collected. With children (workers of nginx, backends of PostgreSQL): the mean of all, as backends
   * come and go.
   */
  readonly resident: number;
}

/** Programs without JavaScript. */
const WITHOUT_HEAP = new Set(['postgres', 'redis', 'edge']);
const TEN_MINUTES = 600_000;

/** Reads the memory of all processes of a cluster that was started with `INSPECTED`. */
export class MemoryWatch {
  readonly samples: Readonly<Record<string, MemorySample[]>>;
  readonly #cluster: Cluster;
  readonly #began = performance.now();

  constructor(cluster: Cluster, names: readonly string[]) {
    this.#cluster = cluster;
    this.samples = Object.fromEntries(names.map((name) => [name, []]));
  }

  /** Looks at each process once. @throws when one is gone */
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
  // A backend may have ended since.
  const bytes = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  if (bytes.length === 0) throw new Error(`the process ${pid} is gone`);
  return bytes.reduce((sum, one) => sum + one, 0) / bytes.length;
}

async function anonymousBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
}

/**
 * Bytes in ten minutes by which something grows: the median of the slopes between all pairs
 * (Theil and Sen), which single leaps do not bend.
 */
export function growthOf(samples: readonly MemorySample[], kind: 'heap' | 'resident'): number {
  const slopes = samples.flatMap((one, index) =>
    samples.slice(index + 1).map((other) => (other[kind] - one[kind]) / (other.at - one.at)),
  );
  const ordered = slopes.toSorted((one, other) => one - other);
  return (ordered[Math.floor(ordered.length / 2)] ?? Number.NaN) * TEN_MINUTES;
}
