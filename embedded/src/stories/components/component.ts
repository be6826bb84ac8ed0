import type { ComponentField, ComponentFile } from './component.schema.ts';

/** Schema of a block. */
export interface Component extends ComponentFile {
  readonly name: string;
}

/** All components by name. */
export type Components = ReadonlyMap<string, Component>;

/** Whether a field of blocks allows that component. */
export function takesBlock(field: ComponentField, name: string, components: Components): boolean {
  if (!field.restrict_components) return true;
  if (field.restrict_type === 'groups') {
    const group = components.get(name)?.component_group_name;
    return group !== undefined && (field.component_group_whitelist ?? []).includes(group);
  }
  const allowed = field.component_whitelist ?? [];
  return allowed.length === 0 || allowed.includes(name);
}

/** Field of a key; translations (`headline__i18n__en`) have the schema of their field. */
export function fieldOf(component: Component, key: string): ComponentField | undefined {
  const name = key.replace(/__i18n_.*$/u, '');
  return Object.hasOwn(component.schema, name) ? component.schema[name] : undefined;
}
