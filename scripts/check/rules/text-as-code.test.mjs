import { getLocations, createTestRepository } from '../test/test-repository.mjs';
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
])('reports %s', (line) => {
  const files = { 'shell/src/a.tsx': ['', line], 'api/src/testing/b.ts': line };
  expect(getLocations(check(createTestRepository(files)))).toEqual(['shell/src/a.tsx:2']);
});

test.each([
  'const found = pattern.exec(text)',
  'if (node.innerHTML === text) return',
  'pool.query(`SELECT 1`)',
  'db.execute(sql`SELECT ${text}`)',
  'retrieval(text)',
])('allows %s', (line) => {
  expect(check(createTestRepository({ 'api/src/a.ts': line }))).toEqual([]);
});
