import type { Component } from './components/component.ts';
import type { DraftObject } from './content-value.ts';
import type { Problem } from './problem.ts';
import type { DatasourceFile, DraftHead, StoryHead } from './story-file.schema.ts';

/** Content of a readable file. */
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

/** A file as last read. */
export interface StoryFile {
  /** Path of the file, relative to the content folder. */
  readonly file: string;
  /** Undefined when the file could not be read. */
  readonly content: StoryFileContent | undefined;
  readonly problems: readonly Problem[];
}
