import type { StoredFiles } from '#files/stored-files.ts';
import type { PictureCatalogue } from '#images/picture-catalogue.ts';
import type { Components } from '#stories/components/component.ts';
import type { DraftValue } from '#stories/content-value.ts';
import type { Report } from '#stories/problem.ts';
import type { YamlTree } from '#stories/yaml/read-yaml.ts';

/** What a space lends to the conversion of its files. */
export interface ConversionSetting {
  readonly spaceId: string;
  readonly pictures: PictureCatalogue;
  /** Films, subtitles and pictures beside the stories. */
  readonly files: Pick<StoredFiles, 'get' | 'revision'>;
  /** What blocks are checked against; empty for no check. */
  readonly components: Components;
}

/** What turning YAML nodes into content needs to know. */
export interface Conversion extends ConversionSetting {
  /** Address of the story, from which block ids are derived. */
  readonly slug: string;
  readonly yaml: YamlTree;
  readonly report: Report;
  /** Converts a node found on the way; `path` says where in the story it stands. */
  readonly convert: (node: unknown, path: string, conversion: Conversion) => DraftValue;
}
