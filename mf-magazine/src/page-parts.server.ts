import type { BlockDefinition } from '@gruenland/shared-contracts/block.ts';
import { articleFootPart, articleHeadPart } from '#pages/article/article.parts.server.ts';
import { authorViewPart } from '#pages/author/author.parts.server.ts';
import { categoryViewPart, topicsViewPart } from '#pages/category/category.parts.server.ts';
import { contentPageHeadPart } from '#pages/content-page/content-page.parts.server.ts';
import { homeFrontPart, homeReportagePart } from '#pages/home/home.parts.server.ts';
import { articleListPart } from '#pages/overview/overview.parts.server.ts';
import { contentsPart } from '#pages/story-page/contents.parts.server.ts';
import { footnotesPart } from '#pages/story-page/footnotes.parts.server.ts';

/** Block definitions of all page parts by name, for the block registry. */
export const pageParts: Readonly<Record<string, BlockDefinition>> = Object.fromEntries(
  [
    homeFrontPart,
    homeReportagePart,
    articleHeadPart,
    contentsPart,
    footnotesPart,
    articleFootPart,
    articleListPart,
    categoryViewPart,
    topicsViewPart,
    authorViewPart,
    contentPageHeadPart,
  ].map(({ name, definition }) => [name, definition]),
);
