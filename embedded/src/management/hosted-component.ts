import type { Component } from '#stories/components/component.ts';
import type { ComponentField, ComponentFile } from '#stories/components/component.schema.ts';
import { idFromName, uuidFromName } from '#stories/identity.ts';

/** A group of components in the format of the management API. */
export interface HostedGroup {
  readonly id: number;
  readonly name: string;
  readonly uuid: string;
}

export const groupNamed = (name: string): HostedGroup => ({
  id: idFromName(`component-group:${name}`),
  name,
  uuid: uuidFromName(`component-group:${name}`),
});

export const componentId = (name: string): number => idFromName(`component:${name}`);

/**
 * Converts a field schema to the hosted format. Files name groups; the hosted service refers to
 * them by uuid, which `uuidOf` returns.
 */
export function hostedSchema(
  schema: ComponentFile['schema'],
  uuidOf: (group: string) => string,
): Record<string, object> {
  const entries = Object.entries(schema).map(([key, field], pos) => {
    const { component_group_whitelist: groups, ...rest } = field;
    const whitelist = groups && { component_group_whitelist: groups.map(uuidOf) };
    return [key, { ...rest, ...whitelist, pos }] as const;
  });
  return Object.fromEntries(entries);
}

type HostedField = ComponentField & { readonly pos?: unknown; readonly id?: unknown };

/**
 * Converts a hosted field schema to the file format: fields in editor order, without the numbers of
 * the hosted service.
 */
export function fileSchema(
  schema: Readonly<Record<string, HostedField>>,
  nameOf: (uuid: string) => string | undefined,
): ComponentFile['schema'] {
  const place = (field: HostedField): number => Number(field.pos ?? 0);
  const entries = Object.entries(schema)
    .toSorted(([, a], [, b]) => place(a) - place(b))
    .map(([key, { pos: _pos, id: _id, component_group_whitelist: groups, ...field }]) => {
      const names = groups?.map((uuid) => nameOf(uuid) ?? uuid);
      return [key, { ...field, ...(names && { component_group_whitelist: names }) }] as const;
    });
  return Object.fromEntries(entries);
}

/** A component in the format of the management API. */
export function hostedComponent(component: Component): object {
  const { name, component_group_name: group, schema, ...rest } = component;
  return {
    id: componentId(name),
    name,
    ...rest,
    display_name: component.display_name ?? null,
    real_name: component.display_name ?? name,
    schema: hostedSchema(schema, (title) => groupNamed(title).uuid),
    component_group_uuid: group === undefined ? null : groupNamed(group).uuid,
    all_presets: [],
    image: null,
    preview_tmpl: null,
  };
}
