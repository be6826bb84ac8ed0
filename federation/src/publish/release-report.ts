import type { FlipRecord } from '@gruenland/shared-contracts/release.ts';
import { liveStack, readHistory } from '#publish/history.ts';
import type { ReleaseHealth, ShellHealth } from '#publish/shell-health.ts';
import type { ReleaseSize } from '#publish/release-size.ts';
import { releaseSize } from '#publish/release-size.ts';
import { readDocument, requireLive } from '#publish/stored-release.ts';
import type { ReleaseStore } from '#store/release-store.ts';

/** One release as a team wants to see it. */
export interface ReportedRelease {
  readonly id: string;
  /** Milliseconds since 1970: live, or canary, without a break since then. */
  readonly since: number;
  readonly commit: string | null;
  /** Something of its sources was not committed. */
  readonly changed: boolean;
  /** Bytes; null when its document is gone. */
  readonly size: ReleaseSize | null;
  /** What shells say of it. */
  readonly health: readonly (ReleaseHealth & { readonly address: string })[];
}

export interface RemoteReport {
  readonly remote: string;
  readonly sequence: number;
  readonly live: ReportedRelease;
  /** How the live release came to be live. */
  readonly kind: FlipRecord['kind'];
  /** Size of the release that a rollback would bring back. */
  readonly sizeBefore: ReleaseSize | null;
  readonly canary: (ReportedRelease & { readonly share: number }) | null;
  /** Shells that serve everybody another release than the live one. */
  readonly elsewhere: readonly (ReleaseHealth & { readonly address: string })[];
  /** Newest first. */
  readonly history: readonly FlipRecord[];
}

/** Everything about one remote. @throws when it was never released */
export async function reportRemote(
  store: ReleaseStore,
  remote: string,
  shells: readonly ShellHealth[],
): Promise<RemoteReport> {
  const statement = await requireLive(store, remote);
  const { latest } = statement;
  const history = await readHistory(store, remote, statement);
  const reportOf = async (id: string, since: number): Promise<ReportedRelease> => {
    const stored = await readDocument(store, remote, id);
    return {
      id,
      since,
      commit: stored?.document.commit ?? null,
      changed: stored?.document.changed ?? false,
      size: stored && releaseSize(stored.document),
      health: healthOf(shells, (known) => known.remote === remote && known.release === id),
    };
  };
  const { canary } = latest;
  const before = liveStack(history).at(-2);
  const stored = before === undefined ? null : await readDocument(store, remote, before);
  const began = beginOf(history, ({ id }) => id === latest.id);
  const tried = beginOf(history, (record) => record.canary?.id === canary?.id);
  return {
    remote,
    sequence: latest.sequence,
    live: await reportOf(latest.id, began.timestamp),
    kind: began.kind,
    sizeBefore: stored && releaseSize(stored.document),
    canary: canary
      ? { ...(await reportOf(canary.id, tried.timestamp)), share: canary.share }
      : null,
    elsewhere: healthOf(
      shells,
      ({ release, sequence, ...known }) =>
        known.remote === remote && sequence !== null && release !== latest.id,
    ),
    history: history.toReversed(),
  };
}

/** The flip since which something has been so without a break. */
function beginOf(
  history: readonly FlipRecord[],
  isSo: (record: FlipRecord) => boolean,
): Pick<FlipRecord, 'timestamp' | 'kind'> {
  const broken = history.findLastIndex((record) => !isSo(record));
  return history[broken + 1] ?? history.at(-1) ?? { timestamp: 0, kind: 'release' };
}

function healthOf(
  shells: readonly ShellHealth[],
  isMeant: (known: ReleaseHealth) => boolean,
): (ReleaseHealth & { readonly address: string })[] {
  return shells.flatMap(({ address, releases }) =>
    releases.filter(isMeant).map((known) => ({ ...known, address })),
  );
}
