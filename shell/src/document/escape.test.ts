import { escapeHtml, jsonForScript } from './escape.ts';

test('escapes what could end an attribute or element', () => {
  expect(escapeHtml(`<a href="x" title='y'>&`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;',
  );
});

test('JSON cannot end its script element and reads back unchanged', () => {
  const value = { text: '</script><!-- \u2028' };
  const json = jsonForScript(value);
  expect(json).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(json)).toEqual(value);
});
