import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { LONG_WORD, paragraphs } from '#samples/story-content.ts';
import { InfoBox } from './InfoBox.tsx';
import { INFO_BOX_KIND_VALUES } from './info-box.fields.generated.ts';

const text = paragraphs(
  'Raps: mindestens drei, besser vier Jahre Anbaupause. Ackerbohne: fünf bis sechs Jahre.',
);

export const infoBoxStories: readonly StoryDefinition[] = [
  ...INFO_BOX_KIND_VALUES.map((kind) => ({
    title: 'Block / Infobox',
    state: kind,
    view: () => <InfoBox model={{ title: 'Anbaupausen', kind, text }} />,
  })),
  {
    title: 'Block / Infobox',
    state: 'mit langen Wörtern, ohne Titel',
    view: () => (
      <InfoBox model={{ title: undefined, kind: 'recht', text: paragraphs(LONG_WORD) }} />
    ),
  },
];
