import { places, repositoryWith } from '../test/repository-of.mjs';
import { check, LINES } from './security-proofs.mjs';

const proof = '`S/login.test.ts` „is slow“';
const whole = LINES.map((line) => `| ${line} | asks | ${proof} |`);
const table = (...lines) => ({
  'docs/security.md': ['# Doors', ...lines],
  'api/src/app.test.ts': ['// holds everything', "test('holds', () => {});"],
  'api/src/modules/session/login.test.ts':
    "test.each([['a', 1]])('is slow: %s', async (_, n) => {});",
});

test('all lines of the standard, each with a test that there is', () => {
  const files = table(...whole, '| line | asks | proof |');
  expect(check(repositoryWith(files))).toEqual([]);
  expect(LINES).toHaveLength(259);
});

test('lines without one, with one that has gone, and with words that name no test', () => {
  const rest = whole.filter((text) => !/ 2\.1\.[1-6] /.test(text));
  const problems = check(
    repositoryWith(
      table(
        '| 2.1.1 | long | believe us |',
        '| 2.1.2 | longer | `api/src/gone.test.ts` „holds“ |',
        '| 2.1.3 | longest | `api/src/app.test.ts` „holds everything“ |',
        '| 2.1.4 | none | does not apply: there are none |',
        '| 2.1.5 | others | elsewhere: where it runs |',
        '| 2.1.6 | nobody | elsewhere: |',
        ...rest,
      ),
    ),
  );
  expect(places(problems)).toEqual([
    'docs/security.md:2',
    'docs/security.md:3',
    'docs/security.md:4',
    'docs/security.md:7',
  ]);
});

test('a line of the standard that the table leaves out', () => {
  const problems = check(
    repositoryWith(table(...whole.filter((text) => !text.includes(' 3.4.1 ')))),
  );
  expect(problems).toEqual([{ file: 'docs/security.md', message: 'says nothing about 3.4.1' }]);
});

test('a house without the document', () => expect(check(repositoryWith({}))).toEqual([]));
