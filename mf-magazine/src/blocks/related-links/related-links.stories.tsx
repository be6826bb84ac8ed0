import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { RelatedLinks } from './RelatedLinks.tsx';

const model = {
  title: 'Mehr zum Thema',
  links: [
    { label: 'Ein Spaten sagt mehr als zehn Karten', href: '/artikel/spaten', note: 'Interview' },
    { label: 'Beratung der Landesanstalt', href: 'https://example.org/', note: undefined },
  ],
};

export const relatedLinksStories: readonly StoryDefinition[] = [
  {
    title: 'Block / Verweise',
    state: 'zwei',
    view: () => <RelatedLinks model={model} data={{ currentPath: '/' }} />,
  },
];
