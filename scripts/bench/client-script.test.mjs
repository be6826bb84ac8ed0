import { getScripts } from './client-script.mjs';

test('lists preloaded and executed scripts without duplicates', () => {
  const html = `
    <link rel="preload" as="font" href="/f.woff2">
    <link rel="preload" as="script" href="/assets/main.js" integrity="x">
    <link rel="preload" as="script" href="/assets/route.js" integrity="y">
    <script type="application/json" id="boot">{}</script>
    <script type="application/json" id="scripts">{"run":[{"href":"/assets/late.js"}],"preloadOnly":[{"href":"/assets/later.js"}]}</script>
    <script async blocking="render" src="/assets/main.js"></script>`;
  expect(getScripts(html)).toEqual([
    '/assets/main.js',
    '/assets/route.js',
    '/assets/late.js',
    '/assets/later.js',
  ]);
});
