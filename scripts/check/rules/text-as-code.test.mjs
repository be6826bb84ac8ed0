import { places, repositoryWith } from '../test/repository-of.mjs';
import { check } from './text-as-code.mjs';

test.each([
  'eval(text)',
  'new Function(text)',
  "setTimeout('go()', 1)",
  'document.write(text)',
  'node.innerHTML = text',
  "node.insertAdjacentHTML('beforeend', text)",
  '<p dangerouslySetInnerHTML={{ __html: text }} />',
  'db.execute(sql.raw(text))',
  'pool.query(`SELECT ${text}`)',
  'execSync(`ls ${text}`)',
])('is found: %s', (line) => {
  const files = { 'shell/src/a.tsx': ['', line], 'api/src/testing/b.ts': line };
  expect(places(check(repositoryWith(files)))).toEqual(['shell/src/a.tsx:2']);
});

test.each([
  'const found = pattern.exec(text)',
  'if (node.innerHTML === text) return',
  'pool.query(`SELECT 1`)',
  'db.execute(sql`SELECT ${text}`)',
  'retrieval(text)',
])('is fine: %s', (line) => {
  expect(check(repositoryWith({ 'api/src/a.ts': line }))).toEqual([]);
});
