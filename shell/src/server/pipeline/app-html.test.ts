import type { BlockNode } from '@gruenland/shared-contracts/block.ts';
import type { PagePayload } from '#page/page-payload.ts';
import { insertStaticHtml, takeOutStaticHtml } from './app-html.ts';

const createStatic = (html: string) =>
  ({ kind: 'static', id: 'a', name: 'text', remote: 'mf-magazine', html }) as const;
const interactive = {
  kind: 'interactive',
  id: 'grid',
  name: 'grid',
  remote: 'mf-magazine',
  idle: false,
  model: {},
  data: undefined,
  regions: { left: [createStatic('<p class="inner">„innen“</p>')] },
} as const satisfies BlockNode;

const page = {
  regions: { body: [createStatic('<p class="a b">Bäche</p>'), interactive] },
  slots: {
    menu: { kind: 'static', id: 'menu', name: 'account.menu', remote: 'mf-account', html: '<nav>' },
    gone: { kind: 'missing', id: 'gone', name: 'header.search' },
  },
} as unknown as PagePayload;

/** Renders all HTML of the nodes, as React would do, with HTML between them. */
function render({ regions, slots }: PagePayload): Buffer {
  const [text, grid] = regions['body'] ?? [];
  const inner = grid?.kind === 'interactive' ? grid.regions['left']?.[0] : undefined;
  const getHtml = (node: object | undefined) => (node as { html?: string } | undefined)?.html;
  return Buffer.from(
    `<div class="frame">ü${getHtml(text)}–${getHtml(inner)}</div>${getHtml(slots['menu'])}`,
  );
}

test('a page is the same with and without markers', () => {
  const { page: markedPage, taken } = takeOutStaticHtml(page);
  expect(render(markedPage).toString()).not.toMatch(/Bäche|innen|<nav>/);
  const { pieces } = insertStaticHtml(render(markedPage), taken);
  expect(Buffer.concat(pieces).toString()).toBe(render(page).toString());
});

test('lists the classes of frame and parts', () => {
  const { page: markedPage, taken } = takeOutStaticHtml(page);
  const { listClasses } = insertStaticHtml(render(markedPage), taken);
  expect([...listClasses()].toSorted()).toEqual(['a', 'b', 'frame', 'inner']);
});

test('a view may show a part twice or not at all', () => {
  const { page: markedPage, taken } = takeOutStaticHtml(page);
  const html = render(markedPage).toString().split('–')[0] ?? '';
  const { pieces } = insertStaticHtml(Buffer.from(html + html), taken);
  expect(Buffer.concat(pieces).toString()).toBe(
    '<div class="frame">ü<p class="a b">Bäche</p>'.repeat(2),
  );
});

test('content cannot guess a marker', () => {
  const html = '<!--0-->';
  const { pieces } = insertStaticHtml(Buffer.from(html), ['<p>']);
  expect(Buffer.concat(pieces).toString()).toBe(html);
});
