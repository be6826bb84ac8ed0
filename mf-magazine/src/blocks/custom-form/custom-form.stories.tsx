import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { formSample } from '#samples/form-definition.ts';
import { CustomForm } from './CustomForm.tsx';

const [firstStep] = formSample.steps;
const formWithoutConditions = {
  ...formSample,
  steps: [{ fields: (firstStep?.fields ?? []).filter(({ showIf }) => !showIf) }],
};

export const customFormStories: readonly StoryDefinition[] = [
  {
    title: 'Block / Formular',
    state: 'kurz',
    view: () => (
      <CustomForm
        data={{ slug: 'kurz', definition: formWithoutConditions, version: '5d1fc0a92b7e4431' }}
      />
    ),
  },
  {
    title: 'Block / Formular',
    state: 'zwei Schritte',
    view: () => (
      <CustomForm data={{ slug: 'hof', definition: formSample, version: '5d1fc0a92b7e4431' }} />
    ),
  },
];
