import { createTestRepository, getLocations } from '../test/test-repository.mjs';
import { check } from './module-boundaries.mjs';

const boundaries = { packages: { api: [] }, configFiles: {} };
const adsModule = "import { sessionModule } from '#modules/session/module.ts';";

/** Returns the locations of the problems that the check reports in the given files of the api. */
const findProblemLocations = (files) =>
  getLocations(
    check(
      createTestRepository(
        {
          'api/src/modules/ads/module.ts': adsModule,
          'api/src/modules/session/module.ts': '',
          ...Object.fromEntries(
            Object.entries(files).map(([file, text]) => [`api/src/${file}`, text]),
          ),
        },
        boundaries,
      ),
    ),
  );

describe('a repository check of the api', () => {
  test.each([
    [
      'a repository of another module',
      "import { findUser } from '#modules/session/user.repository.ts';",
    ],
    ['a type of another module', "import type { Viewer } from '#modules/session/viewer.ts';"],
    ['another module outside of module.ts', adsModule],
    [
      'a module that is not in the needs',
      "import { openCase } from '#modules/moderation/interface.ts';",
    ],
  ])('rejects imports of %s', (_, line) => {
    expect(findProblemLocations({ 'modules/ads/writing/a.ts': ['', line] })).toEqual([
      'api/src/modules/ads/writing/a.ts:2',
    ]);
  });

  test('rejects modules below the modules', () => {
    const line = "import { ads } from '#modules/ads/interface.ts';";
    expect(findProblemLocations({ 'mail/a.ts': line, 'queue/b.ts': line })).toEqual([
      'api/src/mail/a.ts:1',
      'api/src/queue/b.ts:1',
    ]);
  });

  test('allows what a needed module declares, own files, tests, and the list of modules', () => {
    const files = {
      'modules/ads/writing/a.ts': [
        "import { findAccountEmail } from '#modules/session/interface.ts';",
        "import { adRules } from '#modules/ads/rules.ts';",
      ],
      'modules/ads/a.test.ts': "import { users } from '#modules/session/user.repository.ts';",
      'modules.ts': "import { adsModule } from '#modules/ads/module.ts';",
    };
    expect(findProblemLocations(files)).toEqual([]);
  });
});
