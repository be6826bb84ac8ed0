import { getLocations, createTestRepository } from '../test/test-repository.mjs';
import { check, REQUIREMENTS } from './security-requirements.mjs';

const reference = '`S/login.test.ts` „is slow“';
const allRows = REQUIREMENTS.map((requirement) => `| ${requirement} | about | ${reference} |`);
const createDocument = (...rows) => ({
  'docs/security.md': ['# Security', ...rows],
  'api/src/app.test.ts': [
    '// holds everything',
    "test('holds', () => {});",
    "test('lasts', { tag: '@soak' }, async () => {});",
  ],
  'api/src/modules/session/login.test.ts':
    "test.each([['a', 1]])('is slow: %s', async (_, n) => {});",
});

test('accepts a document with an existing test for each requirement', () => {
  const files = createDocument(
    ...allRows,
    '| requirement | about | test |',
    '| 2.1.1 | about | `api/src/app.test.ts` „lasts“ |',
  );
  expect(check(createTestRepository(files))).toEqual([]);
  expect(REQUIREMENTS).toHaveLength(259);
});

test('reports rows without a test, with a missing file, and with a missing test title', () => {
  const rest = allRows.filter((text) => !/ 2\.1\.[1-6] /.test(text));
  const problems = check(
    createTestRepository(
      createDocument(
        '| 2.1.1 | long | no reference |',
        '| 2.1.2 | longer | `api/src/gone.test.ts` „holds“ |',
        '| 2.1.3 | longest | `api/src/app.test.ts` „holds everything“ |',
        '| 2.1.4 | none | does not apply: there are none |',
        '| 2.1.5 | others | elsewhere: where it runs |',
        '| 2.1.6 | no reason | elsewhere: |',
        ...rest,
      ),
    ),
  );
  expect(getLocations(problems)).toEqual([
    'docs/security.md:2',
    'docs/security.md:3',
    'docs/security.md:4',
    'docs/security.md:7',
  ]);
});

test('reports a requirement without a row', () => {
  const problems = check(
    createTestRepository(createDocument(...allRows.filter((text) => !text.includes(' 3.4.1 ')))),
  );
  expect(problems).toEqual([
    { file: 'docs/security.md', message: 'has no row for requirement 3.4.1' },
  ]);
});

test('skips repositories without docs/security.md', () =>
  expect(check(createTestRepository({}))).toEqual([]));
