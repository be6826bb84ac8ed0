import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { consentSample } from '#samples/consent-registry.ts';
import { CookiePolicy } from './CookiePolicy.tsx';

export const cookiePolicyStories: readonly StoryDefinition[] = [
  {
    title: 'Block / Cookies erklärt',
    state: 'aus dem Register',
    view: () => (
      <CookiePolicy
        model={{ title: 'Welche Dienste wir nutzen', intro: 'So steht es im Register.' }}
        data={consentSample}
      />
    ),
  },
];
