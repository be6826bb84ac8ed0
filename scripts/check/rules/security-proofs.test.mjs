import { places, repositoryWith } from '../test/repository-of.mjs';
import { check } from './security-proofs.mjs';

const table = (...lines) => ({
  'docs/security.md': ['# Doors', ...lines],
  'api/src/app.test.ts': "test('holds', () => {});",
  'api/src/modules/session/login.test.ts': "test('is slow', () => {});",
});

test('lines with a test that there is', () => {
  const files = table('| 2.1.1  | long | `S/login.test.ts` „is slow“ |', '| line | asks | proof |');
  expect(check(repositoryWith(files))).toEqual([]);
});

test('lines without one, with one that has gone, and with words nobody wrote', () => {
  const problems = check(
    repositoryWith(
      table(
        '| 2.1.1 | long | believe us |',
        '| 2.1.2 | longer | `api/src/gone.test.ts` „holds“ |',
        '| 2.1.3 | longest | `api/src/app.test.ts` „holds everything“ |',
      ),
    ),
  );
  expect(places(problems)).toEqual([
    'docs/security.md:2',
    'docs/security.md:3',
    'docs/security.md:4',
  ]);
});

test('a house without the document', () => expect(check(repositoryWith({}))).toEqual([]));
