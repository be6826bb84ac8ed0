import type { BlockDefinition } from '@gruenland/shared-contracts/block.ts';
import { articleFoot, articleHead } from '#pages/article/article.parts.server.ts';
import { authorView } from '#pages/author/author.parts.server.ts';
import { categoryView, topicsView } from '#pages/category/category.parts.server.ts';
import { contentPageHead } from '#pages/content-page/content-page.parts.server.ts';
import { homeFront, homeReportage } from '#pages/home/home.parts.server.ts';
import { articleList } from '#pages/overview/overview.parts.server.ts';
import { contentsPart } from '#pages/parts/contents.parts.server.ts';
import { footnotesPart } from '#pages/parts/footnotes.parts.server.ts';

/** Parts of pages that the server renders only, by the names under which loaders make them. */
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
