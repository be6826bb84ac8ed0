/**
 * Replaces `@jest/globals` for test files and their support modules. A worker evaluates support
 * modules once, but each test file has its own globals, so every access goes to the globals of the
 * current test file.
 */
const createGlobalProxy = (name) =>
  new Proxy(() => {}, {
    apply: (_, self, values) => Reflect.apply(globalThis[name], self, values),
    get: (_, key) => globalThis[name][key],
  });

/**
 * `expect` is the same object in all test files. With a proxy, Jest could not find the line that
 * failed.
 */
export const { expect } = globalThis;
export const jest = createGlobalProxy('jest');
export const test = createGlobalProxy('test');
export const describe = createGlobalProxy('describe');
export const beforeAll = createGlobalProxy('beforeAll');
export const afterAll = createGlobalProxy('afterAll');
export const beforeEach = createGlobalProxy('beforeEach');
export const afterEach = createGlobalProxy('afterEach');
