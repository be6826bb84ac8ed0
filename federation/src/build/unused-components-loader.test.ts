import unusedComponentsLoader from './unused-components-loader.ts';

it('lets tree shaking drop components, and keeps all lines', () => {
  const code = [
    'const Link = React$1.forwardRef(function Link() {});',
    'Link.displayName = "Link";',
    'export { Link };',
  ].join('\n');
  expect(unusedComponentsLoader(code).split('\n')).toEqual([
    'const Link = /* @__PURE__ */ React$1.forwardRef(function Link() {});',
    '',
    'export { Link };',
  ]);
});
