import { serializeJsonForScript } from './serialize-json-for-script.ts';

test('writes other JSON unchanged', () => {
  const value = { text: 'Äpfel & „Birnen“ > 3' };
  expect(serializeJsonForScript(value)).toBe(JSON.stringify(value));
});

test('writes JSON that cannot end its script element and parses to the same value', () => {
  const value = { text: '</script><!-- \u2028' };
  const json = serializeJsonForScript(value);
  expect(json).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(json)).toEqual(value);
});
