type Maker = (type: unknown, ...rest: readonly unknown[]) => unknown;

/** Functions of the shared packages that make elements, by package. */
const MAKERS: Readonly<Record<string, readonly string[]>> = {
  react: ['createElement'],
  'react/jsx-runtime': ['jsx', 'jsxs'],
  'react/jsx-dev-runtime': ['jsxDEV'],
};

/**
 * The shared packages, made so that every component which a release makes an element of is
 * noted. Tells which of its views its stories render, without a word about it in the stories.
 */
export function noteComponents(
  modules: Readonly<Record<string, unknown>>,
  seen: Set<unknown>,
): Readonly<Record<string, unknown>> {
  const noted: Record<string, unknown> = { ...modules };
  for (const [name, makers] of Object.entries(MAKERS)) {
    const module = modules[name] as Readonly<Record<string, unknown>> | undefined;
    if (!module) continue;
    const wrapped = makers
      .filter((maker) => typeof module[maker] === 'function')
      .map((maker) => [maker, noting(module[maker] as Maker, seen)] as const);
    noted[name] = { ...module, ...Object.fromEntries(wrapped) };
  }
  return noted;
}

function noting(make: Maker, seen: Set<unknown>): Maker {
  return (type, ...rest) => {
    seen.add(type);
    return make(type, ...rest);
  };
}
