/**
 * A point at which other modules add values. For example, modules add to moderation the functions
 * for their kinds of entries. The module that declares the point does not know who extends it.
 */
export interface ExtensionPoint<Name extends string, Value> {
  readonly title: string;
  /** Names for which an extension must exist; otherwise the api does not start. */
  readonly requiredNames: readonly Name[];
  /** Never set; it only carries the type. */
  readonly value?: Value;
}

/** A named value that a module adds to an extension point. */
export interface Extension {
  readonly point: ExtensionPoint<string, unknown>;
  readonly name: string;
  readonly value: unknown;
}

/**
 * Returns an extension of `point`. TypeScript checks the name and the value; nothing checks them at
 * run time.
 */
export function createExtension<Name extends string, Value>(
  point: ExtensionPoint<Name, Value>,
  name: Name,
  value: Value,
): Extension {
  return { point, name, value };
}

/** Collects the extensions of all modules. */
export class ExtensionRegistry {
  readonly #valuesByPoint = new Map<ExtensionPoint<string, unknown>, Record<string, unknown>>();

  /**
   * Returns an object with the values of all extensions of a point, keyed by their names. Each module
   * adds its extensions when it is created. So services must not read the object before the first
   * request.
   */
  getExtensions<Name extends string, Value>(
    point: ExtensionPoint<Name, Value>,
  ): Readonly<Record<Name, Value>> {
    let values = this.#valuesByPoint.get(point);
    if (!values) {
      values = {};
      this.#valuesByPoint.set(point, values);
    }
    return values as Record<Name, Value>;
  }

  /** Adds an extension. @throws Error if the point already has an extension with this name */
  add({ point, name, value }: Extension): void {
    const values: Record<string, unknown> = this.getExtensions(point);
    if (Object.hasOwn(values, name)) throw new Error(`${point.title}: ${name} is declared twice`);
    values[name] = value;
  }

  /** Checks the required extensions. @throws Error if an extension point lacks one */
  assertComplete(): void {
    for (const [{ title, requiredNames }, values] of this.#valuesByPoint) {
      const missing = requiredNames.filter((name) => !Object.hasOwn(values, name));
      if (missing.length > 0) throw new Error(`${title}: no module declares ${missing.join(', ')}`);
    }
  }
}
