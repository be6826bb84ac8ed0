import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { formSample } from '#samples/form-definition.ts';
import { CustomForm } from './CustomForm.tsx';

export const customFormStories: readonly StoryDefinition[] = [
  {
    title: 'Block / Formular',
    state: 'zwei Schritte',
    view: () => <CustomForm data={{ slug: 'hof', definition: formSample }} />,
  },
];
