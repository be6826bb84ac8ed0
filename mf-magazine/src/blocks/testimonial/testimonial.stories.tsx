import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { cowPicture } from '#samples/story-content.ts';
import { Testimonial } from './Testimonial.tsx';

const model = {
  quote:
    'Reich wird davon niemand. Aber ich bekomme 4.000 Euro dafür, dass ich weniger Ärger habe.',
  name: 'Dörte Timmerlah',
  role: 'Betriebsleiterin',
  portrait: cowPicture,
};

export const testimonialStories: readonly StoryDefinition[] = [
  { title: 'Block / Stimme', state: 'mit Porträt', view: () => <Testimonial model={model} /> },
  {
    title: 'Block / Stimme',
    state: 'ohne Namen',
    view: () => (
      <Testimonial
        model={{ quote: model.quote, name: undefined, role: undefined, portrait: undefined }}
      />
    ),
  },
];
