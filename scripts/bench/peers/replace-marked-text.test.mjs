import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../project/paths.mjs';
import { replaceMarkedText } from './replace-marked-text.mjs';

test('replaces only the text between the marks, also twice', () => {
  const text = 'a\n<!-- peers -->\nold\n<!-- /peers -->\nb\n';
  const once = replaceMarkedText(text, 'peers', 'new');
  expect(once).toBe('a\n<!-- peers -->\n\nnew\n\n<!-- /peers -->\nb\n');
  expect(replaceMarkedText(once, 'peers', 'new')).toBe(once);
});

test('refuses a text without marks', () => {
  expect(() => replaceMarkedText('a', 'peers', 'b')).toThrow('restore both lines');
});

test('the README has the marks of the table', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  expect(replaceMarkedText(readme, 'peers', 'table')).toContain('table');
});
