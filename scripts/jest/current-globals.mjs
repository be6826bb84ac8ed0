/**
 * Replaces `@jest/globals` for test files and their support modules. A worker evaluates support
 * modules once, but each test file has its own globals, so every access goes to the current ones.
 */
const delegateTo = (name) =>
  new Proxy(() => {}, {
    apply: (_, self, values) => Reflect.apply(globalThis[name], self, values),
    get: (_, key) => globalThis[name][key],
  });

export const jest = delegateTo('jest');
export const expect = delegateTo('expect');
export const test = delegateTo('test');
export const describe = delegateTo('describe');
export const beforeAll = delegateTo('beforeAll');
export const afterAll = delegateTo('afterAll');
export const beforeEach = delegateTo('beforeEach');
export const afterEach = delegateTo('afterEach');

// Jest skips frames of packages when it searches for the line that has failed.
//# sourceURL=/node_modules/@jest/globals/current-globals.mjs
