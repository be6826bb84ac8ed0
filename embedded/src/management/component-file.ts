import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Document } from 'yaml';
import { readDocument, writeDocument } from '#stories/publishing/story-document.ts';
import type { ComponentFile } from '#stories/components/component.schema.ts';
import type { HostedComponent } from './component-body.schema.ts';
import { toFileSchema } from './hosted-component.ts';

export const componentFile = (folder: string, name: string): string =>
  join(folder, '_components', `${name}.yaml`);

/** Returns the content of a component's file, without empty values. */
export function buildComponentText(
  hosted: HostedComponent,
  groupName: (uuid: string) => string | undefined,
): ComponentFile {
  const group = hosted.component_group_uuid ? groupName(hosted.component_group_uuid) : undefined;
  return {
    ...(hosted.display_name && { display_name: hosted.display_name }),
    ...(group !== undefined && { component_group_name: group }),
    is_root: hosted.is_root ?? false,
    is_nestable: hosted.is_nestable ?? true,
    ...(hosted.icon && { icon: hosted.icon }),
    ...(hosted.color && { color: hosted.color }),
    ...(hosted.preview_field && { preview_field: hosted.preview_field }),
    schema: toFileSchema(hosted.schema, groupName),
  };
}

/** Writes the file of a component; leaves out keys with default values. */
export async function writeComponent(
  folder: string,
  name: string,
  text: ComponentFile,
): Promise<void> {
  const { is_root: root, is_nestable: nestable, schema, ...head } = text;
  const file = componentFile(folder, name);
  const document = (await readDocument(file)) ?? new Document({});
  document.contents = document.createNode({
    ...head,
    ...(root && { is_root: true }),
    ...(!nestable && { is_nestable: false }),
    schema,
  });
  await mkdir(dirname(file), { recursive: true });
  await writeDocument(file, document);
}
