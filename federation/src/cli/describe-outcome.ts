import { formatKilobytes } from '#publish/check-budgets.ts';
import type { ReleaseOutcome } from '#publish/release-remote.ts';
import type { ReleaseTarget } from '#publish/release-target.ts';
import { computeReleaseSize } from '#publish/release-size.ts';
import type { ReleaseSize } from '#publish/release-size.ts';
import { readDocument } from '#publish/stored-release.ts';
import { signPreviewLink } from '#release/preview-link.ts';

/**
 * Seconds for which a preview link is valid. By default, pruning keeps the release for the same
 * time.
 */
const PREVIEW_LINK_SECONDS = 7 * 24 * 3600;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Formats the output for a release: first the result, then sizes and, for a preview release, the
 * preview link.
 */
export async function describeOutcome(
  outcome: ReleaseOutcome,
  target: ReleaseTarget,
  env: Environment,
): Promise<string[]> {
  const { name, id, document, previousLatest } = outcome;
  const headline = `${name} ${id} ${describeState(outcome)}`;
  if (!document) return [headline];
  const liveId = previousLatest?.latest.id ?? null;
  const liveRelease = liveId === null ? null : await readDocument(target.store, name, liveId);
  const sizes = describeSize(
    computeReleaseSize(document),
    liveRelease && computeReleaseSize(liveRelease.document),
  );
  const link = outcome.state === 'preview' ? [describePreviewLink(outcome, target, env)] : [];
  return [headline, sizes, ...link];
}

/**
 * Formats sizes as `scripts 31.2 kB (+0.3 kB), styles …, server …`. The brackets contain the
 * difference from `previousSize`.
 */
export function describeSize(size: ReleaseSize, previousSize: ReleaseSize | null): string {
  const describeSizePart = (label: string, name: keyof ReleaseSize): string => {
    const growthText = previousSize ? ` (${formatGrowth(size[name] - previousSize[name])})` : '';
    return `${label} ${formatKilobytes(size[name])}${growthText}`;
  };
  return [
    describeSizePart('scripts', 'scripts'),
    describeSizePart('styles', 'styles'),
    describeSizePart('server', 'node'),
  ].join(', ');
}

function formatGrowth(bytes: number): string {
  if (bytes === 0) return '=';
  const absoluteBytes = Math.abs(bytes);
  return `${bytes > 0 ? '+' : '−'}${absoluteBytes < 100 ? `${absoluteBytes} B` : formatKilobytes(absoluteBytes)}`;
}

function describeState({ state, id, previousLatest, flipResult }: ReleaseOutcome): string {
  const sequenceText = `sequence ${flipResult?.latest.sequence ?? previousLatest?.latest.sequence ?? 0}`;
  const previousCanary = previousLatest?.latest.canary;
  switch (state) {
    case 'preview':
      return 'uploaded for preview, nothing else changed';
    case 'canary':
      return `canary for ${flipResult?.latest.canary?.share} % of visitors, ${sequenceText}`;
    case 'unchanged':
      return previousLatest?.latest.id === id
        ? `already live, ${sequenceText}; same inputs, nothing to do`
        : `already canary, ${sequenceText}; same inputs, nothing to do`;
    case 'live':
      return previousCanary && previousCanary.id !== id
        ? `published, ${sequenceText}; ended the canary ${previousCanary.id}`
        : `published, ${sequenceText}`;
  }
}

function describePreviewLink(
  { name, id }: ReleaseOutcome,
  { privateKey, shells }: ReleaseTarget,
  env: Environment,
): string {
  const expiresAtSeconds = Math.floor(Date.now() / 1000) + PREVIEW_LINK_SECONDS;
  const signedLink = signPreviewLink({ remote: name, id, expiresAtSeconds, base: '' }, privateKey);
  const site = env['SITE_URL'] || shells.urls[0] || `http://localhost:${env['PORT'] || 3000}`;
  const pageUrl = new URL('/', site);
  return `preview for 7 days: ${pageUrl.href}?vorschau=${signedLink}`;
}
