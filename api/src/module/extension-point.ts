/**
 * A place at which a module asks others for something, for example moderation for the functions of
 * each kind of entry. The module that declares it does not know who extends it.
 */
export interface ExtensionPoint<Name extends string, Value> {
  readonly title: string;
  /** Names that must be extended, otherwise the api does not start. */
  readonly requiredNames: readonly Name[];
  /** Only carries the type: never set. */
  readonly value?: Value;
}

/** What a module adds to an extension point. */
export interface Extension {
  readonly point: ExtensionPoint<string, unknown>;
  readonly name: string;
  readonly value: unknown;
}

/** Returns the declaration of an extension of `point`; throws nothing, the types check it. */
export function extend<Name extends string, Value>(
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
   * Returns the extensions of a point by name. Modules are created one after the other, so the
   * object is complete only when all modules are created: services read it per request.
   */
  valuesOf<Name extends string, Value>(
    point: ExtensionPoint<Name, Value>,
  ): Readonly<Record<Name, Value>> {
    let values = this.#valuesByPoint.get(point);
    if (!values) {
      values = {};
      this.#valuesByPoint.set(point, values);
    }
    return values as Record<Name, Value>;
  }

  /** @throws Error if the point already has an extension with this name */
  add({ point, name, value }: Extension): void {
    const values: Record<string, unknown> = this.valuesOf(point);
    if (Object.hasOwn(values, name)) throw new Error(`${point.title}: ${name} is declared twice`);
    values[name] = value;
  }

  /** @throws Error if an extension point lacks a required extension */
  requireComplete(): void {
    for (const [{ title, requiredNames }, values] of this.#valuesByPoint) {
      const missing = requiredNames.filter((name) => !Object.hasOwn(values, name));
      if (missing.length > 0) throw new Error(`${title}: no module declares ${missing.join(', ')}`);
    }
  }
}
