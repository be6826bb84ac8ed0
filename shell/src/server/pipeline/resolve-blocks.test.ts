import { jest } from '@jest/globals';
import { UNKNOWN_BLOCK } from '@gruenland/shared-contracts/block.ts';
import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { createElement } from 'react';
import { blockBudget, resolveBlocks } from './resolve-blocks.ts';
import type { BlockWork } from './resolve-blocks.ts';

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
  expand: (raw: RawBlock) => raw['parts'] as RawBlock[] | undefined,
};

function workOn(contentVersion: 'draft' | 'published') {
  const warn = jest.fn<(details: { problem: string }, text: string) => void>();
  const work = {
    snapshot: { blocks: new Map([['note', { release, definition }]]) },
    services: {
      killSwitches: { allows: () => true },
      metrics: { fault: () => {} },
      log: { warn },
    },
    context: { contentVersion, path: '/', signal: AbortSignal.timeout(20_000) },
    surroundings: { facts: { path: '/', appMode: false, preview: false }, insight: null },
    budget: blockBudget(),
  } as unknown as BlockWork;
  return { work, warn };
}

const notes = (count: number): RawBlock[] =>
  Array.from({ length: count }, (_, index) => ({
    _uid: String(index),
    component: 'note',
    text: `Notiz ${index + 1}.`,
  }));
const unknown = (count: number): RawBlock[] =>
  Array.from({ length: count }, (_, index) => ({ _uid: `u${index}`, component: 'fremd' }));

test('a page of 1,500 small blocks is there to its last text', async () => {
  const { work, warn } = workOn('published');
  const nodes = await resolveBlocks(notes(1500), work, 'body');
  expect(nodes).toHaveLength(1500);
  expect(nodes.at(-1)).toMatchObject({ html: '<p>Notiz 1500.</p>' });
  expect(warn).not.toHaveBeenCalled();
});

test('blocks that nobody knows take no room from the others', async () => {
  const { work } = workOn('published');
  const nodes = await resolveBlocks([...unknown(3900), ...notes(1500)], work, 'body');
  expect(nodes.at(-1)).toMatchObject({ html: '<p>Notiz 1500.</p>' });
});

const SURPLUS = expect.stringContaining('the rest of the page is left out');

test.each([
  ['published', notes(5000), 4000],
  ['draft', notes(5000), 4001],
] as const)('%s: what is too much is said once', async (version, raws, count) => {
  const { work, warn } = workOn(version);
  const nodes = await resolveBlocks(raws, work, 'body');
  expect(nodes).toHaveLength(count);
  await resolveBlocks(raws, work, 'foot');
  expect(warn.mock.calls).toEqual([
    [expect.objectContaining({ problem: SURPLUS }), expect.any(String)],
  ]);
  expect(nodes.some((node) => node.kind === 'problem')).toBe(version === 'draft');
});

test('exactly as many as there may be are all there, without a word', async () => {
  const { work, warn } = workOn('draft');
  expect(await resolveBlocks(notes(4000), work, 'body')).toHaveLength(4000);
  expect(warn).not.toHaveBeenCalled();
});

test('parts of a block that splits itself count too', async () => {
  const { work } = workOn('published');
  const split = { _uid: 's', component: 'note', parts: notes(5000) };
  expect(await resolveBlocks([split], work, 'body')).toHaveLength(4000);
});

const teller = {
  hydrate: 'never',
  expand: (raw: RawBlock) => raw['inside'] as RawBlock[] | undefined,
};

function workWithTeller(contentVersion: 'draft' | 'published') {
  const { work } = workOn(contentVersion);
  const told = new Map<string, unknown>(work.snapshot.blocks);
  told.set(UNKNOWN_BLOCK, { release, definition: teller });
  return { ...work, snapshot: { ...work.snapshot, blocks: told } } as unknown as BlockWork;
}

const wrapped = (inside: readonly RawBlock[], levels: number): readonly RawBlock[] =>
  levels === 0
    ? inside
    : wrapped([{ _uid: `w${levels}`, component: 'fremde_spalten', inside }], levels - 1);

test.each([
  ['published', ['static']],
  ['draft', ['problem', 'problem', 'static']],
] as const)('%s: what an unknown block holds is shown after it', async (version, kinds) => {
  const work = workWithTeller(version);
  const nodes = await resolveBlocks(wrapped(notes(1), 2), work, 'body');
  expect(nodes.map(({ kind }) => kind)).toEqual(kinds);
  expect(nodes.at(-1)).toMatchObject({ html: '<p>Notiz 1.</p>' });
});

test('many wrappers around a text are no harm; endless ones end', async () => {
  const work = workWithTeller('published');
  expect(await resolveBlocks(wrapped(notes(1), 30), work, 'body')).toHaveLength(1);
  const endless: { inside?: unknown } & RawBlock = { _uid: 'e', component: 'endlos' };
  endless.inside = [endless];
  expect(await resolveBlocks([endless], work, 'body')).toEqual([]);
});

test('of an unknown block that is switched off nothing is shown', async () => {
  const work = workWithTeller('published');
  work.services.killSwitches.allows = (_, name) => name !== 'fremde_spalten';
  expect(await resolveBlocks(wrapped(notes(1), 1), work, 'body')).toEqual([]);
});

test('a block that is switched off does not come under another name', async () => {
  const { work } = workOn('draft');
  const [other] = notes(1);
  const raw = {
    _uid: 'a',
    component: 'note',
    parts: [{ ...other, component: 'fremd', text: 'x' }],
  };
  work.services.killSwitches.allows = (_, name) => name !== 'note';
  expect(await resolveBlocks([raw], { ...work }, 'body')).toEqual([]);
});
