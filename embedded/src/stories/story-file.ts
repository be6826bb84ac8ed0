import type { Component } from './components/component.ts';
import type { DraftObject } from './content-value.ts';
import type { Problem } from './problem.ts';
import type { DatasourceFile, DraftHead, StoryHead } from './story-file.schema.ts';

/** Content of a file that has no errors. */
export type StoryFileContent =
  | {
      readonly kind: 'story';
      readonly slug: string;
      readonly head: StoryHead;
      content: DraftObject;
    }
  | {
      readonly kind: 'draft';
      readonly slug: string;
      readonly head: DraftHead;
      content: DraftObject;
    }
  | { readonly kind: 'datasource'; readonly slug: string; readonly data: DatasourceFile }
  | { readonly kind: 'component'; readonly slug: string; readonly component: Component };

/** Result of the last time a file was read. */
export interface StoryFile {
  /** Path of the file, relative to the content folder. */
  readonly file: string;
  /** Content of the file; undefined if the file has errors. */
  readonly content: StoryFileContent | undefined;
  readonly problems: readonly Problem[];
  /** Paths that the file redirects, normalised, with the line of each. */
  readonly redirects?: readonly { readonly path: string; readonly line: number }[];
}
