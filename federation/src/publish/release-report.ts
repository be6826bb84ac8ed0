import type { ReleaseChangeRecord } from '@gruenland/shared-contracts/release.ts';
import { computeLiveStack, readHistory } from '#publish/history.ts';
import type { ReleaseHealth, ShellHealth } from '#publish/shell-health.ts';
import type { ReleaseSize } from '#publish/release-size.ts';
import { computeReleaseSize } from '#publish/release-size.ts';
import { readDocument, requireStoredLatest } from '#publish/stored-release.ts';
import type { ReleaseStore } from '#store/release-store.ts';

/** A release as `npm run releases` shows it. */
export interface ReportedRelease {
  readonly id: string;
  /** Start of the current period as live release or canary, in milliseconds since 1970. */
  readonly since: number;
  readonly commit: string | null;
  /** Whether the release was built from sources with uncommitted changes. */
  readonly changed: boolean;
  /** Sizes in bytes; null when the store lacks the release document. */
  readonly size: ReleaseSize | null;
  /** Health of this release in each shell. */
  readonly health: readonly (ReleaseHealth & { readonly address: string })[];
}

export interface RemoteReport {
  readonly remote: string;
  readonly sequence: number;
  readonly live: ReportedRelease;
  /**
   * Kind of the flip that made the release live; `withdraw`: the remote has no live release, and
   * `live` is the withdrawn one.
   */
  readonly kind: ReleaseChangeRecord['kind'];
  /** Sizes of the release that a rollback would restore. */
  readonly sizeBefore: ReleaseSize | null;
  readonly canary: (ReportedRelease & { readonly share: number }) | null;
  /**
   * For each shell that uses another live release than the store names: the health of that other
   * release.
   */
  readonly elsewhere: readonly (ReleaseHealth & { readonly address: string })[];
  /** Flips of the remote, newest first. */
  readonly history: readonly ReleaseChangeRecord[];
}

/**
 * Reports the state of one remote.
 *
 * @throws when the remote was never released
 */
export async function reportRemote(
  store: ReleaseStore,
  remote: string,
  shells: readonly ShellHealth[],
): Promise<RemoteReport> {
  const statement = await requireStoredLatest(store, remote);
  const { latest } = statement;
  const history = await readHistory(store, remote, statement);
  const buildReleaseReport = async (id: string, since: number): Promise<ReportedRelease> => {
    const storedDocument = await readDocument(store, remote, id);
    return {
      id,
      since,
      commit: storedDocument?.document.commit ?? null,
      changed: storedDocument?.document.changed ?? false,
      size: storedDocument && computeReleaseSize(storedDocument.document),
      health: getHealth(
        shells,
        (releaseHealth) => releaseHealth.remote === remote && releaseHealth.release === id,
      ),
    };
  };
  const { canary } = latest;
  const previousLiveId = computeLiveStack(history).at(-2);
  const storedDocument =
    previousLiveId === undefined ? null : await readDocument(store, remote, previousLiveId);
  const liveStartRecord = findStartRecord(
    history,
    ({ id, kind }) => id === latest.id && kind !== 'withdraw',
  );
  const canaryStartRecord = findStartRecord(history, (record) => record.canary?.id === canary?.id);
  return {
    remote,
    sequence: latest.sequence,
    live: await buildReleaseReport(latest.id, liveStartRecord.timestamp),
    kind: liveStartRecord.kind,
    sizeBefore: storedDocument && computeReleaseSize(storedDocument.document),
    canary: canary
      ? {
          ...(await buildReleaseReport(canary.id, canaryStartRecord.timestamp)),
          share: canary.share,
        }
      : null,
    elsewhere: getHealth(
      shells,
      ({ release, sequence, ...releaseHealth }) =>
        releaseHealth.remote === remote && sequence !== null && release !== latest.id,
    ),
    history: history.toReversed(),
  };
}

/** Finds the first flip in the latest uninterrupted series of flips that satisfy `matches`. */
function findStartRecord(
  history: readonly ReleaseChangeRecord[],
  matches: (record: ReleaseChangeRecord) => boolean,
): Pick<ReleaseChangeRecord, 'timestamp' | 'kind'> {
  const lastOtherIndex = history.findLastIndex((record) => !matches(record));
  return history[lastOtherIndex + 1] ?? history.at(-1) ?? { timestamp: 0, kind: 'release' };
}

function getHealth(
  shells: readonly ShellHealth[],
  matches: (releaseHealth: ReleaseHealth) => boolean,
): (ReleaseHealth & { readonly address: string })[] {
  return shells.flatMap(({ url: address, releases }) =>
    releases.filter(matches).map((releaseHealth) => ({ ...releaseHealth, address })),
  );
}
