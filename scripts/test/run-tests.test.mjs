import { planStages } from './run-tests.mjs';

test.each([
  [[], ['check', 'unit', 'build', 'e2e'], []],
  [['postgres', 'session'], ['postgres'], ['session']],
  [['mf-magazine'], ['unit'], ['mf-magazine']],
  [['shell', '-t', 'cache'], ['unit'], ['shell', '-t', 'cache']],
  [['browsers', 'reading'], ['build', 'browsers'], ['reading']],
  [['e2e'], ['build', 'e2e'], []],
  [['--changed'], ['check', 'unit'], ['--changedSince=HEAD', '--passWithNoTests']],
  [
    ['--changed', 'main'],
    ['check', 'unit'],
    ['--changedSince=main', '--passWithNoTests'],
  ],
  [['e2e', 'session'], ['build', 'e2e'], ['session']],
  [['e2e/journeys/session.spec.ts'], ['build', 'e2e'], ['e2e/journeys/session.spec.ts']],
])('npm test -- %j', (words, stages, filters) => {
  expect(planStages(words)).toEqual({ stages, filters });
});
