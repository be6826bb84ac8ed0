import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** Symbol under which `jest.setTimeout` stores the timeout of a test file. */
const TEST_TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');

/**
 * Test environment without a VM context of its own: the tests run in the realm of the worker, see
 * `native-runtime.mjs`.
 */
export default class NativeEnvironment {
  fakeTimers = null;
  fakeTimersModern;
  moduleMocker = new ModuleMocker(globalThis);
  /** Global object to which Jest writes. Only its console and its timeout affect the tests. */
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

  /** Jest requires this method. It returns nothing, because this environment has no VM context. */
  getVmContext() {
    return null;
  }
}
