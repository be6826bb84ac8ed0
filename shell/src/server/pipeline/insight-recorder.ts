import type { RegionInsight } from '#xray/page-insight.ts';
import type { LiveRelease } from '#server/snapshot/snapshot.ts';

/** Collects X-ray data while a page is built. */
export class InsightRecorder {
  area: RegionInsight | null = null;
  readonly parts: Record<string, RegionInsight> = {};

  recordArea(release: LiveRelease, ms: number): void {
    this.area = getInsight(release, ms);
  }

  recordPart(id: string, release: LiveRelease, ms: number): void {
    this.parts[id] = getInsight(release, ms);
  }
}

function getInsight({ name, id }: LiveRelease, ms: number): RegionInsight {
  return { remote: name, release: id, ms: Math.round(ms * 10) / 10 };
}
