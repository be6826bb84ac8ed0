import type { BlockDefinition } from '@gruenland/shared-contracts/block.ts';
import { articleFoot, articleHead } from '#pages/article/article.parts.server.ts';
import { authorView } from '#pages/author/author.parts.server.ts';
import { categoryView, topicsView } from '#pages/category/category.parts.server.ts';
import { contentPageHead } from '#pages/content-page/content-page.parts.server.ts';
import { homeFront, homeReportage } from '#pages/home/home.parts.server.ts';
import { articleList } from '#pages/overview/overview.parts.server.ts';
import { contentsPart } from '#pages/story-page/contents.parts.server.ts';
import { footnotesPart } from '#pages/story-page/footnotes.parts.server.ts';

/** Page parts by name, for the block registry. */
export const pageParts: Readonly<Record<string, BlockDefinition>> = Object.fromEntries(
  [
    homeFront,
    homeReportage,
    articleHead,
    contentsPart,
    footnotesPart,
    articleFoot,
    articleList,
    categoryView,
    topicsView,
    authorView,
    contentPageHead,
  ].map(({ name, definition }) => [name, definition]),
);
