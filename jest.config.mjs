import { SWC_OPTIONS } from './scripts/jest/swc-options.mjs';

/**
 * Jest configuration of the repository. Logic (`*.test.ts`) runs in Node, with modules loaded by
 * Node itself; views (`*.test.tsx`) run in jsdom, with modules loaded by Jest.
 *
 * All code is ES modules, as in production, so views require Node's `--experimental-vm-modules`
 * (react-router 8 does not load as CommonJS). `npm test -- <filter>` sets it.
 */

/**
 * Suites that only `npm run soak` includes (`SOAK`): query plans, learned models, large uploads,
 * recipes of the documentation, kills.
 */
const SOAK_SUITES = '\\.soak\\.test\\.m?[jt]s$';

const shared = {
  rootDir: import.meta.dirname,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  modulePathIgnorePatterns: ['<rootDir>/\\.cache/', '<rootDir>/data/', '/fixtures/', '/dist/'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/fixtures/',
    '<rootDir>/e2e/',
    ...(process.env.SOAK ? [] : [SOAK_SUITES]),
  ],
};

export default {
  // Jest restarts a worker that uses more memory than this. Node keeps the modules of finished
  // tests, which slows the worker down. A new worker must load all modules again, which takes
  // seconds.
  workerIdleMemoryLimit: '1.5GB',
  // Tests marked as concurrent wait for timeouts most of their time.
  maxConcurrency: 20,
  // Timeout in milliseconds. Tests that start processes, builds or databases take many seconds on a
  // busy machine. Jest ignores this option in `projects`.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      runtime: '<rootDir>/scripts/jest/native-runtime.mjs',
      testEnvironment: '<rootDir>/scripts/jest/native-environment.mjs',
      testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/scripts/**/*.test.mjs'],
      transform: {},
      // These functions are not faked, because Node's streams and `fetch` also use them.
      fakeTimers: { doNotFake: ['nextTick', 'queueMicrotask'] },
    },
    {
      ...shared,
      displayName: 'jsdom',
      testEnvironment: '<rootDir>/scripts/jest/browser-environment.mjs',
      testMatch: ['<rootDir>/**/*.test.tsx'],
      transform: { '\\.tsx?$': ['@swc/jest', SWC_OPTIONS] },
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/scripts/jest/css-module.mjs',
        '\\.css$': '<rootDir>/scripts/jest/empty-module.mjs',
        '\\.(avif|gif|jpe?g|png|svg|webp|woff2)$': '<rootDir>/scripts/jest/asset-module.mjs',
      },
    },
  ],
};
