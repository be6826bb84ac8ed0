import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { ARTICLE_KINDS } from '#model/teaser.ts';
import { teaser } from '#samples/story-content.ts';
import { ArticleHead } from './ArticleHead.tsx';

const sampleAuthor = {
  uuid: 'ida',
  href: '/autoren/ida',
  name: 'Ida Ahrens',
  role: 'Reporterin',
  portrait: undefined,
  bio: undefined,
  email: undefined,
};

export const articleHeadStories: readonly StoryDefinition[] = ARTICLE_KINDS.map((kind) => ({
  title: 'Artikel / Kopf',
  state: kind,
  view: () => (
    <ArticleHead
      model={{
        words: 900,
        article: {
          ...teaser({ kind }),
          slug: 'artikel/x',
          name: 'X',
          updatedDate: undefined,
          correction: undefined,
          people: [sampleAuthor],
          trail: [],
          topics: [],
          aiUse: 'none',
        },
      }}
    />
  ),
}));
