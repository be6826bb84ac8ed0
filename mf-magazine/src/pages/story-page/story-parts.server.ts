import { createPart } from '@gruenland/shared-contracts/page-result.ts';
import type { PagePart } from '@gruenland/shared-contracts/page-result.ts';
import type { ArrangedBody } from './arrange-body.ts';
import { Footnotes } from './Footnotes.tsx';
import { TableOfContents } from './TableOfContents.tsx';

/** Creates the parts around the body of a story: table of contents and footnotes, if there are any. */
export function createStoryParts({
  contents = [],
  notes = [],
}: Partial<ArrangedBody>): Readonly<Record<string, PagePart>> {
  return {
    ...(contents.length > 0 ? { contents: createPart(TableOfContents, contents) } : {}),
    ...(notes.length > 0 ? { footnotes: createPart(Footnotes, notes) } : {}),
  };
}
