type ElementFactory = (type: unknown, ...rest: readonly unknown[]) => unknown;

/** Functions of the shared packages that create React elements, by package. */
const ELEMENT_FACTORIES: Readonly<Record<string, readonly string[]>> = {
  react: ['createElement'],
  'react/jsx-runtime': ['jsx', 'jsxs'],
  'react/jsx-dev-runtime': ['jsxDEV'],
};

/**
 * Wraps the shared packages so that every component passed to an element factory is added to
 * `seen`. This shows which views the stories render, without declarations in the stories.
 */
export function recordComponents(
  modules: Readonly<Record<string, unknown>>,
  seen: Set<unknown>,
): Readonly<Record<string, unknown>> {
  const result: Record<string, unknown> = { ...modules };
  for (const [name, factories] of Object.entries(ELEMENT_FACTORIES)) {
    const module = modules[name] as Readonly<Record<string, unknown>> | undefined;
    if (!module) continue;
    const recordingFactories = factories
      .filter((factory) => typeof module[factory] === 'function')
      .map(
        (factory) =>
          [factory, createRecordingFactory(module[factory] as ElementFactory, seen)] as const,
      );
    result[name] = { ...module, ...Object.fromEntries(recordingFactories) };
  }
  return result;
}

function createRecordingFactory(create: ElementFactory, seen: Set<unknown>): ElementFactory {
  return (type, ...rest) => {
    seen.add(type);
    return create(type, ...rest);
  };
}
