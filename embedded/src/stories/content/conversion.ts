import type { StoredFiles } from '#files/stored-files.ts';
import type { PictureCatalogue } from '#images/picture-catalogue.ts';
import type { Components } from '#stories/components/component.ts';
import type { DraftValue } from '#stories/content-value.ts';
import type { ReportProblem } from '#stories/problem.ts';
import type { YamlTree } from '#stories/yaml/read-yaml.ts';

/** Settings for converting the files of a space. */
export interface ConversionSetting {
  readonly spaceId: string;
  readonly pictures: PictureCatalogue;
  /** Stored films, subtitles and pictures. */
  readonly files: Pick<StoredFiles, 'get' | 'revision'>;
  /** Components to validate blocks against; an empty map turns validation off. */
  readonly components: Components;
}

/** Context for converting YAML nodes to content. */
export interface Conversion extends ConversionSetting {
  /** Slug of the story; block ids are derived from it. */
  readonly slug: string;
  readonly yaml: YamlTree;
  readonly report: ReportProblem;
  /** Converts a nested node; `path` is its position in the story. */
  readonly convert: (node: unknown, path: string, conversion: Conversion) => DraftValue;
}
