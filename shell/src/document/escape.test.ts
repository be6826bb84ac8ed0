import { escapeHtml, serializeJsonForScript } from './escape.ts';

test('escapes characters that could end an attribute or element', () => {
  expect(escapeHtml(`<a href="x" title='y'>&`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;',
  );
});

test('writes JSON that cannot end its script element and parses to the same value', () => {
  const value = { text: '</script><!-- \u2028' };
  const json = serializeJsonForScript(value);
  expect(json).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(json)).toEqual(value);
});
