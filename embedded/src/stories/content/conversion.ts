import type { StoredFiles } from '#files/stored-files.ts';
import type { PictureCatalogue } from '#images/picture-catalogue.ts';
import type { Components } from '#stories/components/component.ts';
import type { DraftValue } from '#stories/content-value.ts';
import type { Report } from '#stories/problem.ts';
import type { YamlTree } from '#stories/yaml/read-yaml.ts';

/** Settings of a space for converting its files. */
export interface ConversionSetting {
  readonly spaceId: string;
  readonly pictures: PictureCatalogue;
  /** Films, subtitles and pictures next to the stories. */
  readonly files: Pick<StoredFiles, 'get' | 'revision'>;
  /** Components for validation; empty to skip it. */
  readonly components: Components;
}

/** Context for converting YAML nodes to content. */
export interface Conversion extends ConversionSetting {
  /** Slug of the story, from which block ids are derived. */
  readonly slug: string;
  readonly yaml: YamlTree;
  readonly report: Report;
  /** Converts a nested node; `path` is its position in the story. */
  readonly convert: (node: unknown, path: string, conversion: Conversion) => DraftValue;
}
