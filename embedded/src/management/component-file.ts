import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Document } from 'yaml';
import { readDocument, writeDocument } from '#stories/publishing/story-document.ts';
import type { ComponentFile } from '#stories/components/component.schema.ts';
import type { HostedComponent } from './component-body.schema.ts';
import { toFileSchema } from './hosted-component.ts';

export const getComponentFilePath = (folder: string, name: string): string =>
  join(folder, '_components', `${name}.yaml`);

/** Converts a component of the management API to the content of its file. Omits empty values. */
export function buildComponentFile(
  hostedComponent: HostedComponent,
  getGroupName: (uuid: string) => string | undefined,
): ComponentFile {
  const group = hostedComponent.component_group_uuid
    ? getGroupName(hostedComponent.component_group_uuid)
    : undefined;
  return {
    ...(hostedComponent.display_name && { display_name: hostedComponent.display_name }),
    ...(group !== undefined && { component_group_name: group }),
    is_root: hostedComponent.is_root ?? false,
    is_nestable: hostedComponent.is_nestable ?? true,
    ...(hostedComponent.icon && { icon: hostedComponent.icon }),
    ...(hostedComponent.color && { color: hostedComponent.color }),
    ...(hostedComponent.preview_field && { preview_field: hostedComponent.preview_field }),
    schema: toFileSchema(hostedComponent.schema, getGroupName),
  };
}

/** Writes the file of a component. Omits keys that have their default value. */
export async function writeComponent(
  folder: string,
  name: string,
  componentFile: ComponentFile,
): Promise<void> {
  const { is_root: root, is_nestable: isNestable, schema, ...headFields } = componentFile;
  const file = getComponentFilePath(folder, name);
  const document = (await readDocument(file)) ?? new Document({});
  document.contents = document.createNode({
    ...headFields,
    ...(root && { is_root: true }),
    ...(!isNestable && { is_nestable: false }),
    schema,
  });
  await mkdir(dirname(file), { recursive: true });
  await writeDocument(file, document);
}
