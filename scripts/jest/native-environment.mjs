import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** Symbol under which `jest.setTimeout` stores the timeout of a test file. */
const TEST_TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');

/**
 * Environment without a context of its own: the tests run in the realm of the worker, see
 * `native-runtime.mjs`.
 */
export default class NativeEnvironment {
  fakeTimers = null;
  fakeTimersModern;
  moduleMocker = new ModuleMocker(globalThis);
  /** Object to which Jest writes; only the console and the timeout reach the tests. */
  global = Object.defineProperty({ process: {} }, TEST_TIMEOUT, {
    set: (timeoutMs) => {
      globalThis[TEST_TIMEOUT] = timeoutMs;
    },
  });
  #workerConsole = globalThis.console;

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {
    globalThis[TEST_TIMEOUT] = undefined;
    globalThis.console = this.global.console;
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    globalThis.console = this.#workerConsole;
  }

  /** Jest requires this method; without a context there is none to return. */
  getVmContext() {
    return null;
  }
}
