import type { PageFault } from '@gruenland/federation/release/dev-page.ts';
import type { RegionInsight } from '#xray/page-insight.ts';
import type { DevServer } from '#server/preview/release-preview.ts';
import type { LiveRelease } from '#server/snapshot/snapshot.ts';

/** Collects X-ray data while a page is built, and the errors of dev builds. */
export class InsightRecorder {
  readonly #devRemotes: ReadonlySet<string>;
  readonly faults: PageFault[] = [];
  area: RegionInsight | null = null;
  readonly parts: Record<string, RegionInsight> = {};

  /** @param devServers dev servers whose errors are collected; errors of other releases are ignored */
  constructor(devServers: readonly DevServer[] = []) {
    this.#devRemotes = new Set(devServers.map(({ remote }) => remote));
  }

  /**
   * Records an error of a dev build.
   * @param owner remote that owns the part. If the error's stack names another dev build, the error
   *   is recorded for that build instead.
   */
  recordFault(owner: string, part: string, error: unknown): void {
    const stack = (error instanceof Error && error.stack) || String(error);
    const throwingRemote = [...this.#devRemotes].find((name) => stack.includes(`${name}@`));
    const remote = throwingRemote ?? owner;
    if (this.#devRemotes.has(remote)) this.faults.push({ remote, part, stack });
  }

  recordArea(release: LiveRelease, durationMs: number): void {
    this.area = getInsight(release, durationMs);
  }

  recordPart(id: string, release: LiveRelease, durationMs: number): void {
    this.parts[id] = getInsight(release, durationMs);
  }
}

function getInsight({ name, id }: LiveRelease, durationMs: number): RegionInsight {
  return { remote: name, release: id, durationMs: Math.round(durationMs * 10) / 10 };
}
