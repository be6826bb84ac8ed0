/**
 * One Jest for the whole house. Logic (`*.test.ts`) runs in Node, views (`*.test.tsx`) in jsdom.
 *
 * Everything is an ES module, as in production, so Jest needs Node's `--experimental-vm-modules`
 * (react-router 8 and PGlite do not load as CommonJS): `npm test -- <filter>` sets it.
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
  // Modules of tests that ended are not given back; a worker that has grown by them only slows down.
  workerIdleMemoryLimit: '1GB',
  // A database starts in seconds; on a busy machine in many. Projects have no say in it: Jest reads the
  // time from here alone.
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
