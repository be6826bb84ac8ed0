import { jest } from '@jest/globals';
import type { BlockDefinition } from '@gruenland/shared-contracts/block.ts';
import { buildSnapshot } from './build-snapshot.ts';
import type { LiveRelease } from './snapshot.ts';

function createRelease(
  name: string,
  blocks: Readonly<Record<string, BlockDefinition>>,
): LiveRelease {
  const parts = { routes: [], slots: {}, views: new Map(), site: undefined, stories: undefined };
  return { name, id: `${name}-1`, blocks, ...parts } as unknown as LiveRelease;
}

const block = (fallback?: boolean): BlockDefinition => ({
  hydrate: 'never',
  fallback,
  view: async () => () => null,
});

function getNewsletterOwner(...releases: readonly LiveRelease[]) {
  const onConflict = jest.fn();
  const releaseMap = new Map(releases.map((each) => [each.name, each]));
  const owner = buildSnapshot('shell', releaseMap, onConflict).blocks.get('newsletter')?.release
    .name;
  return { owner, conflicts: onConflict.mock.calls };
}

describe('owner of a block', () => {
  const ownerRelease = createRelease('mf-b', { newsletter: block() });
  const fallbackOwner = createRelease('mf-a', { newsletter: block(true) });

  test.each([
    [[fallbackOwner, ownerRelease], 'mf-b'],
    [[ownerRelease, fallbackOwner], 'mf-b'],
    [[fallbackOwner], 'mf-a'],
  ])('prefers any other block to a fallback, in any order', (releases, expected) => {
    expect(getNewsletterOwner(...releases)).toEqual({ owner: expected, conflicts: [] });
  });

  test('keeps the first of two blocks and reports the conflict', () => {
    const otherRelease = createRelease('mf-c', { newsletter: block() });
    expect(getNewsletterOwner(ownerRelease, otherRelease)).toEqual({
      owner: 'mf-b',
      conflicts: [['block newsletter', 'mf-b', 'mf-c']],
    });
  });
});
