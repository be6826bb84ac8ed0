type ElementFactory = (type: unknown, ...otherArguments: readonly unknown[]) => unknown;

/** Names of the functions that create React elements, for each shared package. */
const ELEMENT_FACTORIES: Readonly<Record<string, readonly string[]>> = {
  react: ['createElement'],
  'react/jsx-runtime': ['jsx', 'jsxs'],
  'react/jsx-dev-runtime': ['jsxDEV'],
};

/**
 * Wraps the shared packages so that every component passed to an element factory is added to
 * `components`. This shows which views the stories render, without declarations in the stories.
 */
export function recordComponents(
  modules: Readonly<Record<string, unknown>>,
  components: Set<unknown>,
): Readonly<Record<string, unknown>> {
  const result: Record<string, unknown> = { ...modules };
  for (const [name, factories] of Object.entries(ELEMENT_FACTORIES)) {
    const module = modules[name] as Readonly<Record<string, unknown>> | undefined;
    if (!module) continue;
    const recordingFactories = factories
      .filter((factory) => typeof module[factory] === 'function')
      .map(
        (factory) =>
          [factory, createRecordingFactory(module[factory] as ElementFactory, components)] as const,
      );
    result[name] = { ...module, ...Object.fromEntries(recordingFactories) };
  }
  return result;
}

function createRecordingFactory(
  createElement: ElementFactory,
  components: Set<unknown>,
): ElementFactory {
  return (type, ...otherArguments) => {
    components.add(type);
    return createElement(type, ...otherArguments);
  };
}
