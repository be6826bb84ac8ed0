import { jest } from '@jest/globals';
import { UNKNOWN_BLOCK } from '@gruenland/shared-contracts/block.ts';
import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { createElement } from 'react';
import { createBlockBudget, resolveBlocks } from './resolve-blocks.ts';
import type { BlockResolution } from './resolve-blocks.ts';

const release = {
  name: 'mf-magazine',
  id: 'r1',
  views: new Map([
    [
      'block:note',
      ({ model }: { model: { text: string } }) => createElement('p', null, model.text),
    ],
  ]),
};
const definition = {
  hydrate: 'never',
  expand: (rawBlock: RawBlock) => rawBlock['parts'] as RawBlock[] | undefined,
};

function createResolution(contentVersion: 'draft' | 'published') {
  const warn = jest.fn<(details: { problem: string }, text: string) => void>();
  const resolution = {
    job: {
      request: {
        path: '/',
        appMode: false,
        contentVersion,
        insight: null,
        faultyReleases: new Set(),
      },
      snapshot: { blocks: new Map([['note', { release, definition }]]) },
      services: {
        killSwitches: { allows: () => true },
        metrics: { recordFault: () => {} },
        log: { warn },
      },
    },
    context: { contentVersion, path: '/', signal: AbortSignal.timeout(20_000) },
    budget: createBlockBudget(),
  } as unknown as BlockResolution;
  return { resolution, warn };
}

const createNotes = (count: number): RawBlock[] =>
  Array.from({ length: count }, (_, index) => ({
    _uid: String(index),
    component: 'note',
    text: `Notiz ${index + 1}.`,
  }));
const createUnknownBlocks = (count: number): RawBlock[] =>
  Array.from({ length: count }, (_, index) => ({ _uid: `u${index}`, component: 'fremd' }));

test('renders a page of 1,500 small blocks completely', async () => {
  const { resolution, warn } = createResolution('published');
  const nodes = await resolveBlocks(createNotes(1500), resolution, 'body');
  expect(nodes).toHaveLength(1500);
  expect(nodes.at(-1)).toMatchObject({ html: '<p>Notiz 1500.</p>' });
  expect(warn).not.toHaveBeenCalled();
});

test('counts unknown blocks separately from known ones', async () => {
  const { resolution } = createResolution('published');
  const nodes = await resolveBlocks(
    [...createUnknownBlocks(3900), ...createNotes(1500)],
    resolution,
    'body',
  );
  expect(nodes.at(-1)).toMatchObject({ html: '<p>Notiz 1500.</p>' });
});

const EXCESS_BLOCKS_PROBLEM = expect.stringContaining('the rest of the page is left out');

test.each([
  ['published', createNotes(5000), 4000],
  ['draft', createNotes(5000), 4001],
] as const)('reports excess blocks once (%s)', async (version, rawBlocks, count) => {
  const { resolution, warn } = createResolution(version);
  const nodes = await resolveBlocks(rawBlocks, resolution, 'body');
  expect(nodes).toHaveLength(count);
  await resolveBlocks(rawBlocks, resolution, 'foot');
  expect(warn.mock.calls).toEqual([
    [expect.objectContaining({ problem: EXCESS_BLOCKS_PROBLEM }), expect.any(String)],
  ]);
  expect(nodes.some((node) => node.kind === 'problem')).toBe(version === 'draft');
});

test('renders exactly the maximum number of blocks without a warning', async () => {
  const { resolution, warn } = createResolution('draft');
  expect(await resolveBlocks(createNotes(4000), resolution, 'body')).toHaveLength(4000);
  expect(warn).not.toHaveBeenCalled();
});

test('counts the parts of an expanded block', async () => {
  const { resolution } = createResolution('published');
  const expandableBlock = { _uid: 's', component: 'note', parts: createNotes(5000) };
  expect(await resolveBlocks([expandableBlock], resolution, 'body')).toHaveLength(4000);
});

const unknownBlockHandler = {
  hydrate: 'never',
  expand: (rawBlock: RawBlock) => rawBlock['inside'] as RawBlock[] | undefined,
};

function createResolutionWithUnknownHandler(contentVersion: 'draft' | 'published') {
  const { resolution } = createResolution(contentVersion);
  const blocksWithHandler = new Map<string, unknown>(resolution.job.snapshot.blocks);
  blocksWithHandler.set(UNKNOWN_BLOCK, { release, definition: unknownBlockHandler });
  return {
    ...resolution,
    job: {
      ...resolution.job,
      snapshot: { ...resolution.job.snapshot, blocks: blocksWithHandler },
    },
  } as unknown as BlockResolution;
}

const wrapInUnknownBlocks = (
  innerBlocks: readonly RawBlock[],
  levels: number,
): readonly RawBlock[] =>
  levels === 0
    ? innerBlocks
    : wrapInUnknownBlocks(
        [{ _uid: `w${levels}`, component: 'fremde_spalten', inside: innerBlocks }],
        levels - 1,
      );

test.each([
  ['published', ['static']],
  ['draft', ['problem', 'problem', 'static']],
] as const)('shows the content of an unknown block after it (%s)', async (version, kinds) => {
  const resolution = createResolutionWithUnknownHandler(version);
  const nodes = await resolveBlocks(wrapInUnknownBlocks(createNotes(1), 2), resolution, 'body');
  expect(nodes.map(({ kind }) => kind)).toEqual(kinds);
  expect(nodes.at(-1)).toMatchObject({ html: '<p>Notiz 1.</p>' });
});

test('unwraps nested unknown blocks up to a limit', async () => {
  const resolution = createResolutionWithUnknownHandler('published');
  expect(
    await resolveBlocks(wrapInUnknownBlocks(createNotes(1), 30), resolution, 'body'),
  ).toHaveLength(1);
  const endlessBlock: { inside?: unknown } & RawBlock = { _uid: 'e', component: 'endlos' };
  endlessBlock.inside = [endlessBlock];
  expect(await resolveBlocks([endlessBlock], resolution, 'body')).toEqual([]);
});

test('shows nothing of a disabled unknown block', async () => {
  const resolution = createResolutionWithUnknownHandler('published');
  resolution.job.services.killSwitches.allows = (_, name) => name !== 'fremde_spalten';
  expect(await resolveBlocks(wrapInUnknownBlocks(createNotes(1), 1), resolution, 'body')).toEqual(
    [],
  );
});

test('does not show a disabled block under another name', async () => {
  const { resolution } = createResolution('draft');
  const [note] = createNotes(1);
  const expandingBlock = {
    _uid: 'a',
    component: 'note',
    parts: [{ ...note, component: 'fremd', text: 'x' }],
  };
  resolution.job.services.killSwitches.allows = (_, name) => name !== 'note';
  expect(await resolveBlocks([expandingBlock], { ...resolution }, 'body')).toEqual([]);
});

test('shows a block whose expansion fails as it is, and counts the fault', async () => {
  const { resolution, warn } = createResolution('published');
  const brokenDefinition = {
    ...definition,
    expand: () => {
      throw new Error('Die Egge ist verbogen');
    },
  };
  const blocks = new Map([['note', { release, definition: brokenDefinition }]]);
  Object.assign(resolution.job.snapshot, { blocks });
  const nodes = await resolveBlocks(createNotes(1), resolution, 'body');
  expect(nodes).toMatchObject([{ html: '<p>Notiz 1.</p>' }]);
  expect([...resolution.job.request.faultyReleases]).toEqual(['mf-magazine@r1']);
  expect(warn.mock.calls).toMatchObject([
    [{ problem: 'Error: Die Egge ist verbogen' }, expect.any(String)],
  ]);
});
