import type { Component } from '#stories/components/component.ts';
import type { ComponentField, ComponentFile } from '#stories/components/component.schema.ts';
import { createIdFromName, createUuidFromName } from '#stories/identity.ts';

/** A group of components in the format of the management API. */
export interface HostedGroup {
  readonly id: number;
  readonly name: string;
  readonly uuid: string;
}

export const createGroup = (name: string): HostedGroup => ({
  id: createIdFromName(`component-group:${name}`),
  name,
  uuid: createUuidFromName(`component-group:${name}`),
});

export const getComponentId = (name: string): number => createIdFromName(`component:${name}`);

/**
 * Converts a field schema to the format of the management API. Replaces the names of groups, which
 * files contain, by their uuids, which the API uses.
 */
export function toHostedSchema(
  schema: ComponentFile['schema'],
  getUuid: (group: string) => string,
): Record<string, object> {
  const entries = Object.entries(schema).map(([key, field], pos) => {
    const { component_group_whitelist: groups, ...rest } = field;
    const whitelistField = groups && { component_group_whitelist: groups.map(getUuid) };
    return [key, { ...rest, ...whitelistField, pos }] as const;
  });
  return Object.fromEntries(entries);
}

type HostedField = ComponentField & { readonly pos?: unknown; readonly id?: unknown };

/**
 * Converts a field schema of the management API to the format of files: sorts the fields by their
 * position in the editor, removes positions and ids, and replaces the uuids of groups by names.
 */
export function toFileSchema(
  schema: Readonly<Record<string, HostedField>>,
  getName: (uuid: string) => string | undefined,
): ComponentFile['schema'] {
  const getPosition = (field: HostedField): number => Number(field.pos ?? 0);
  const entries = Object.entries(schema)
    .toSorted(([, a], [, b]) => getPosition(a) - getPosition(b))
    .map(([key, { pos: _pos, id: _id, component_group_whitelist: groups, ...field }]) => {
      const names = groups?.map((uuid) => getName(uuid) ?? uuid);
      return [key, { ...field, ...(names && { component_group_whitelist: names }) }] as const;
    });
  return Object.fromEntries(entries);
}

/** Converts a component to the format of the management API. */
export function toHostedComponent(component: Component): object {
  const { name, component_group_name: group, schema, ...rest } = component;
  return {
    id: getComponentId(name),
    name,
    ...rest,
    display_name: component.display_name ?? null,
    real_name: component.display_name ?? name,
    schema: toHostedSchema(schema, (title) => createGroup(title).uuid),
    component_group_uuid: group === undefined ? null : createGroup(group).uuid,
    all_presets: [],
    image: null,
    preview_tmpl: null,
  };
}
