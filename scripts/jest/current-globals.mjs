/**
 * Replaces `@jest/globals` for test files and their support modules. A worker evaluates support
 * modules once, but each test file has its own globals, so every access goes to the current ones.
 */
const delegateTo = (name) =>
  new Proxy(() => {}, {
    apply: (_, self, values) => Reflect.apply(globalThis[name], self, values),
    get: (_, key) => globalThis[name][key],
  });

/** `expect` is the same for all test files; without a proxy, Jest finds the line that failed. */
export const { expect } = globalThis;
export const jest = delegateTo('jest');
export const test = delegateTo('test');
export const describe = delegateTo('describe');
export const beforeAll = delegateTo('beforeAll');
export const afterAll = delegateTo('afterAll');
export const beforeEach = delegateTo('beforeEach');
export const afterEach = delegateTo('afterEach');
