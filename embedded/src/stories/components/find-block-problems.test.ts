import { expect, test } from '@jest/globals';
import type { DraftObject } from '#stories/content-value.ts';
import { readShippedComponents } from '#test/shipped-components.ts';
import { findBlockProblems } from './find-block-problems.ts';
import type { ComponentFile } from './component.schema.ts';

const components = readShippedComponents();
const getMessages = (block: DraftObject) =>
  findBlockProblems(block, components).map(({ message }) => message);

test('reports nothing for a valid block', () => {
  expect(getMessages({ component: 'testimonial', quote: 'Gut.', name: 'A', role: null })).toEqual(
    [],
  );
  expect(getMessages({ component: 'grid', columns: '2', items: [] }).join()).not.toMatch(
    /columns/u,
  );
});

test.each<[string, DraftObject, RegExp]>([
  ['an unknown component', { component: 'hero_pro' }, /no component "hero_pro"/u],
  ['an unknown field', { component: 'testimonial', qoute: 'x' }, /no field "qoute"/u],
  ['a required field', { component: 'testimonial', name: 'A' }, /testimonial\.quote is required/u],
  ['a choice', { component: 'info_box', kind: 'rot' }, /one of info, tipp/u],
  ['a number', { component: 'grid', columns: 'zwei' }, /expected a number/u],
  ['too large a number', { component: 'grid', columns: '9' }, /at most 4/u],
  ['a text that is too long', { component: 'survey', question: 'x'.repeat(201) }, /at most 200/u],
  ['a form', { component: 'form_field', name: 'ein Name' }, /form \^/u],
  ['a table', { component: 'chart', data: 'a;b' }, /expected a table/u],
  ['a file', { component: 'native_video', video: 'film.mp4' }, /expected a picture .* or a file/u],
  [
    'a block that may not stand there',
    { component: 'page', body: [{ component: 'article' }] },
    /article is not allowed here/u,
  ],
  ['one that may', { component: 'page', body: [{ component: 'rich_text' }] }, /^(?!.*allowed)/u],
])('%s', (_what, block, message) => expect(getMessages(block).join('\n')).toMatch(message));

test('accepts everything for a component without our groups', () => {
  const open: ComponentFile = {
    is_root: true,
    is_nestable: true,
    schema: { a: { type: 'bloks' } },
  };
  const otherComponents = new Map([['x', { name: 'x', ...open }]]);
  expect(findBlockProblems({ component: 'x', a: [{ component: 'y' }] }, otherComponents)).toEqual(
    [],
  );
  expect(findBlockProblems({ component: 'x', b: 1 }, new Map())).toEqual([]);
});
