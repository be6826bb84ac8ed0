import { listStyleModules } from './style-modules.ts';

const list = (source: string) => listStyleModules(Buffer.from(source), 'production');

test('splits a stylesheet into its outermost statements, in order', () => {
  const modules = list(
    [
      '@layer ui, remote;',
      '/* a comment { */',
      '@layer ui {',
      '  .card { color: red }',
      '  .card:not(.flat) > .title:is(.big, h2) { color: blue }',
      '  @media (width >= 40em) { .wide { color: green } }',
      '}',
      '@layer remote { .teaser { background: url(leaf.svg) } }',
      '',
    ].join('\n'),
  );
  expect(modules.map(({ classes }) => classes)).toEqual([
    [],
    ['card', 'flat', 'title', 'big', 'wide'],
    ['teaser'],
  ]);
  expect(modules.map(({ css }) => css)).toEqual([
    expect.stringMatching(/^@layer ui,\s?remote;$/u),
    expect.stringMatching(/^@layer ui\{\.card\{color:red\}.*\}$/u),
    '@layer remote{.teaser{background:url(leaf.svg)}}',
  ]);
});

test.each([
  ['a rule without a class', '@layer reset { body { margin: 0 } .hidden { display: none } }'],
  ['a rule that only asks for an attribute', '.a { color: red }\n[data-app] { color: red }'],
  ['a font', '@font-face { font-family: X; src: url(x.woff2) }'],
  ['keyframes', '@keyframes turn { to { rotate: 1turn } }'],
])('applies to every page: %s', (_case, source) => {
  expect(list(source).at(-1)?.classes).toEqual([]);
});

test('nested rules belong to the rule around them', () => {
  const [module] = list('.list { & > li { color: red } &.open { color: blue } }');
  expect(module?.classes).toEqual(['list']);
});
