import type { StoredFiles } from '#files/stored-files.ts';
import type { PictureCatalogue } from '#images/picture-catalogue.ts';
import type { Components } from '#stories/components/component.ts';
import type { DraftValue } from '#stories/content-value.ts';
import type { ReportProblem } from '#stories/problem.ts';
import type { YamlTree } from '#stories/yaml/read-yaml.ts';

/** Data that is needed to convert any file of a space to content. */
export interface ConversionOptions {
  readonly spaceId: string;
  readonly pictures: PictureCatalogue;
  /** Stored films, subtitles and pictures. */
  readonly files: Pick<StoredFiles, 'get' | 'revision'>;
  /** Components against which blocks are validated; if there are none, nothing is validated. */
  readonly components: Components;
}

/** Data and functions that are needed to convert one file from YAML to content. */
export interface Conversion extends ConversionOptions {
  /** Slug of the story, from which the ids of its blocks are derived. */
  readonly slug: string;
  readonly yaml: YamlTree;
  readonly report: ReportProblem;
  /** Converts a nested YAML node; `path` is its position in the story. */
  readonly convert: (node: unknown, path: string, conversion: Conversion) => DraftValue;
}
