import type { ReleaseChangeRecord } from '@gruenland/shared-contracts/release.ts';

import { shortenId } from './operation-labels.ts';

/**
 * Finds out since when all changes match. Looks for the oldest change in the latest uninterrupted
 * series of changes for which `matches` returns true.
 *
 * @param changes Changes, newest first. Older changes may be missing.
 * @returns ISO 8601 time of that change. Null if the series may have begun before the oldest known
 *   change, or if there is no such series.
 */
export function findSeriesStart(
  changes: readonly ReleaseChangeRecord[],
  matches: (change: ReleaseChangeRecord) => boolean,
): string | null {
  const mismatchIndex = changes.findIndex((change) => !matches(change));
  const seriesStart = mismatchIndex === -1 ? changes.at(-1) : changes[mismatchIndex - 1];
  const isSeriesStartKnown = mismatchIndex !== -1 || seriesStart?.sequence === 1;
  return seriesStart && isSeriesStartKnown ? new Date(seriesStart.timestamp).toISOString() : null;
}

/** Describes a change of the live release or of the canary in one line. */
export function describeChange({ kind, id, canary }: ReleaseChangeRecord): string {
  const release = shortenId(id);
  const descriptions: Readonly<Record<ReleaseChangeRecord['kind'], string>> = {
    release: `Fassung ${release} veröffentlicht`,
    canary: `Probe: Fassung ${shortenId(canary?.id ?? id)} für ${canary?.share ?? 0} von 100`,
    promote: `Probe übernommen: Fassung ${release} für alle`,
    stop: `Probe beendet: Fassung ${release} für alle`,
    rollback: `Zurück zu Fassung ${release}`,
    withdraw: `Fassung ${release} zurückgezogen`,
  };
  return descriptions[kind];
}
