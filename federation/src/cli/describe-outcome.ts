import { formatKilobytes } from '#publish/check-budgets.ts';
import type { ReleaseOutcome } from '#publish/release-remote.ts';
import type { ReleaseTarget } from '#publish/release-target.ts';
import { computeReleaseSize } from '#publish/release-size.ts';
import type { ReleaseSize } from '#publish/release-size.ts';
import { readDocument } from '#publish/stored-release.ts';
import { signPreviewLink } from '#release/preview-link.ts';

/**
 * Seconds for which a preview link is valid. Equals the time for which pruning keeps the release.
 */
const PREVIEW_SECONDS = 7 * 24 * 3600;

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
  const { name, id, document, before } = outcome;
  const headline = `${name} ${id} ${describeState(outcome)}`;
  if (!document) return [headline];
  const live = before?.latest.id ?? null;
  const old = live === null ? null : await readDocument(target.store, name, live);
  const sizes = describeSize(computeReleaseSize(document), old && computeReleaseSize(old.document));
  const link = outcome.state === 'preview' ? [describePreviewLink(outcome, target, env)] : [];
  return [headline, sizes, ...link];
}

/**
 * Formats sizes as `scripts 31.2 kB (+0.3 kB), styles …, server …`; in brackets the difference to
 * another release.
 */
export function describeSize(size: ReleaseSize, before: ReleaseSize | null): string {
  const part = (what: string, name: keyof ReleaseSize): string => {
    const growth = before ? ` (${formatGrowth(size[name] - before[name])})` : '';
    return `${what} ${formatKilobytes(size[name])}${growth}`;
  };
  return [part('scripts', 'scripts'), part('styles', 'styles'), part('server', 'node')].join(', ');
}

function formatGrowth(bytes: number): string {
  if (bytes === 0) return '=';
  const amount = Math.abs(bytes);
  return `${bytes > 0 ? '+' : '−'}${amount < 100 ? `${amount} B` : formatKilobytes(amount)}`;
}

function describeState({ state, id, before, flipResult }: ReleaseOutcome): string {
  const sequence = `sequence ${flipResult?.latest.sequence ?? before?.latest.sequence ?? 0}`;
  const ended = before?.latest.canary;
  switch (state) {
    case 'preview':
      return 'uploaded for preview, nothing else changed';
    case 'canary':
      return `canary for ${flipResult?.latest.canary?.share} % of visitors, ${sequence}`;
    case 'unchanged':
      return before?.latest.id === id
        ? `already live, ${sequence}; same inputs, nothing to do`
        : `already canary, ${sequence}; same inputs, nothing to do`;
    case 'live':
      return ended && ended.id !== id
        ? `published, ${sequence}; ended the canary ${ended.id}`
        : `published, ${sequence}`;
  }
}

function describePreviewLink(
  { name, id }: ReleaseOutcome,
  { privateKey, shells }: ReleaseTarget,
  env: Environment,
): string {
  const expires = Math.floor(Date.now() / 1000) + PREVIEW_SECONDS;
  const value = signPreviewLink({ remote: name, id, expires, base: '' }, privateKey);
  const site = env['SITE_URL'] || shells.addresses[0] || `http://localhost:${env['PORT'] || 3000}`;
  const address = new URL('/', site);
  return `preview for 7 days: ${address.href}?vorschau=${value}`;
}
