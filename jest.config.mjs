/**
 * Jest configuration of the repository. Logic (`*.test.ts`) runs in Node, views (`*.test.tsx`) in
 * jsdom.
 *
 * All code is ES modules, as in production, so Jest requires Node's `--experimental-vm-modules`
 * (react-router 8 and PGlite do not load as CommonJS). `npm test -- <filter>` sets it.
 */

const shared = {
  rootDir: import.meta.dirname,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
        },
        sourceMaps: 'inline',
      },
    ],
  },
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/scripts/jest/css-module.mjs',
    '\\.css$': '<rootDir>/scripts/jest/empty-module.mjs',
    '\\.(avif|gif|jpe?g|png|svg|webp|woff2)$': '<rootDir>/scripts/jest/asset-module.mjs',
  },
  modulePathIgnorePatterns: ['<rootDir>/\\.cache/', '<rootDir>/data/', '/fixtures/', '/dist/'],
  testPathIgnorePatterns: ['/node_modules/', '/fixtures/', '<rootDir>/e2e/'],
};

export default {
  // Jest does not free the modules of finished tests; a large worker only slows down.
  workerIdleMemoryLimit: '1GB',
  // Starting a database takes seconds, on a busy machine many. Jest reads this option only here, not
  // from projects.
  testTimeout: 20_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: '<rootDir>/scripts/jest/node-environment.mjs',
      testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/scripts/**/*.test.mjs'],
    },
    {
      ...shared,
      displayName: 'jsdom',
      testEnvironment: '<rootDir>/scripts/jest/browser-environment.mjs',
      testMatch: ['<rootDir>/**/*.test.tsx'],
    },
  ],
};
