import type { ReleaseChangeRecord } from '@gruenland/shared-contracts/release.ts';
import { describeSize } from '#cli/describe-outcome.ts';
import { formatTime } from '#cli/terminal.ts';
import type { RemoteReport, ReportedRelease } from '#publish/release-report.ts';
import type { ReleaseSize } from '#publish/release-size.ts';

const INDENT = '    ';

/**
 * Formats the state of a remote as output lines.
 *
 * @param historyLineCount number of history lines
 */
export function describeReport(report: RemoteReport, historyLineCount: number): string[] {
  const { remote, live, kind, sizeBefore, canary, elsewhere, history } = report;
  const stateText =
    kind === 'withdraw'
      ? `withdrawn since ${formatTime(live.since)}, last release ${live.id}`
      : `${live.id} live since ${formatTime(live.since)} by ${kind}`;
  return [
    `${remote}  ${stateText}, ${describeCommit(live)}`,
    ...(kind === 'withdraw' ? describeHealth(live) : describeDetails(live, sizeBefore)),
    ...(canary
      ? [
          `  canary ${canary.id} for ${canary.share} % since ${formatTime(canary.since)}, ${describeCommit(canary)}`,
          ...describeDetails(canary, live.size),
        ]
      : []),
    ...elsewhere.map(
      ({ address, release, sequence, state, problem }) =>
        `  ! ${address} serves ${release}, sequence ${sequence}, ${state}${problem === null ? '' : `: ${problem}`}`,
    ),
    ...history.slice(0, historyLineCount).map((record) => `${INDENT}${describeFlip(record)}`),
  ];
}

/** Formats a flip as `#12 2026-11-21 05:06 UTC rollback 3f2a…, by Anna “note”`. */
export function describeFlip(record: ReleaseChangeRecord): string {
  const { sequence, timestamp, kind, id, canary, note, person } = record;
  const canaryText = canary ? `, canary ${canary.id} ${canary.share} %` : '';
  const commitText = record.commit === null ? '' : `, ${describeCommit(record)}`;
  const personText = person === null ? '' : `, by ${person}`;
  const noteText = note === null ? '' : `  “${note}”`;
  return `#${sequence} ${formatTime(timestamp)} ${kind.padEnd(8)} ${id}${canaryText}${commitText}${personText}${noteText}`;
}

function describeDetails(release: ReportedRelease, previousSize: ReleaseSize | null): string[] {
  const { size } = release;
  return [
    `${INDENT}${size ? describeSize(size, previousSize) : 'release document missing'}`,
    ...describeHealth(release),
  ];
}

function describeHealth({ health }: ReportedRelease): string[] {
  return health.map((shellHealth) => {
    const { address, state, pages, faults, p95Ms, problem } = shellHealth;
    const countsText =
      pages === null
        ? ''
        : `, on ${pages} pages, ${faults ?? 0} faults${formatFaultRate(shellHealth)}`;
    const responseTimeText = p95Ms === null ? '' : `, p95 ${Math.round(p95Ms)} ms`;
    return `${INDENT}${address} ${state}${countsText}${responseTimeText}${problem === null ? '' : `: ${problem}`}`;
  });
}

function formatFaultRate({
  pages,
  faults,
}: {
  pages: number | null;
  faults: number | null;
}): string {
  if (!pages || !faults) return '';
  return ` (${((100 * faults) / pages).toFixed(1)} %)`;
}

function describeCommit({
  commit,
  changed,
}: {
  readonly commit: string | null;
  readonly changed?: boolean | undefined;
}): string {
  if (commit === null) return 'no commit';
  return `commit ${commit.slice(0, 10)}${changed ? ' with changes' : ''}`;
}
