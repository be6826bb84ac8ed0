import type { ComponentField, ComponentFile } from './component.schema.ts';

/** A component: its name and the schema of all blocks of this component. */
export interface Component extends ComponentFile {
  readonly name: string;
}

/** All components by name. */
export type Components = ReadonlyMap<string, Component>;

/** Returns whether a field that contains blocks allows the given component. */
export function acceptsBlock(field: ComponentField, name: string, components: Components): boolean {
  if (!field.restrict_components) return true;
  if (field.restrict_type === 'groups') {
    const group = components.get(name)?.component_group_name;
    return group !== undefined && (field.component_group_whitelist ?? []).includes(group);
  }
  const allowedNames = field.component_whitelist ?? [];
  return allowedNames.length === 0 || allowedNames.includes(name);
}

/**
 * Returns the field to which a key belongs. The key of a translation (`headline__i18n__en`) belongs
 * to the translated field.
 */
export function getField(component: Component, key: string): ComponentField | undefined {
  const name = key.replace(/__i18n_.*$/u, '');
  return Object.hasOwn(component.schema, name) ? component.schema[name] : undefined;
}
