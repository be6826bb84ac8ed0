import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

const { createContext } = vm;

/**
 * Node's environment with globals that are plain properties. Jest's own asks a proxy at every `Math` or
 * `Map` that a test or a package names, which makes what computes five times as slow.
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
 * Says every plugin's name before Fastify asks for it. It would compare each unnamed one with all modules
 * of `require.cache`, which Jest makes a proxy: seconds for an api with its hundred plugins.
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
