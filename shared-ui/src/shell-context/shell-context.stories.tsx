import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { ConsentGate } from './ConsentGate.tsx';

function ConsentGatedVideo() {
  return (
    <ConsentGate service="youtube" serviceName="YouTube" contentName="das Video vom Almabtrieb">
      <p>Das Video.</p>
    </ConsentGate>
  );
}

export const consentStories: readonly StoryDefinition[] = [
  { title: 'Meldung / Zwei Klicks', state: 'ohne Einwilligung', view: ConsentGatedVideo },
];
