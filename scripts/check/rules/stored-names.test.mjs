import { createTestRepository } from '../test/test-repository.mjs';
import { check } from './stored-names.mjs';

const LIST_FILE = 'shell/src/consent/stored-items.ts';

test('reports unlisted items, unused list entries and items with an unknown name', () => {
  const problems = check(
    createTestRepository({
      [LIST_FILE]: [
        "cookie('gl_consent', 'x');",
        "storage('gl:draft:…', 'x');",
        "cookie('gl_old', 'x');",
      ],
      'shell/src/a.ts': "const KEY = 'gl_consent'; document.cookie = KEY;",
      'shell/src/b.ts': "export const DRAFT = 'gl:draft:';",
      'shell/src/c.ts': "reply.setCookie('__Host-gl_new', value);",
      'shell/src/d.ts': "localStorage.setItem('other', value);",
      'shell/src/e.ts': "window.dispatchEvent(new Event('gl:consent'));",
      'shell/src/a.test.ts': "localStorage.setItem('gl_test', value);",
    }),
  );
  expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    `shell/src/c.ts: gl_new is not in ${LIST_FILE}`,
    `${LIST_FILE}: no code stores gl_old`,
    'shell/src/d.ts: stores an item whose name this check cannot find',
  ]);
});

test('skips repositories without the list', () => {
  expect(check(createTestRepository({ 'shell/src/a.ts': "'gl_consent'" }))).toEqual([]);
});
