import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

const { createContext } = vm;

/**
 * Node's environment with globals as plain properties. Jest's own environment uses a proxy for each
 * access to `Math` or `Map`, which makes computations five times slower.
 */
export default class NodeEnvironment extends TestEnvironment {
  constructor(config, context) {
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
    namePlugins(this.global.Function.prototype);
  }
}

/**
 * Names every plugin before Fastify does. Fastify compares each unnamed plugin with all modules of
 * `require.cache`, a proxy in Jest: this takes seconds for an api with a hundred plugins.
 */
function namePlugins(prototype) {
  const displayName = Symbol.for('fastify.display-name');
  Object.defineProperty(prototype, displayName, {
    get() {
      return this.name || 'plugin';
    },
    set(value) {
      Object.defineProperty(this, displayName, { value, configurable: true, writable: true });
    },
  });
}
