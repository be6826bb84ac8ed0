import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { accountStories } from './stories/account-stories.tsx';
import { auditStories } from './stories/audit-stories.tsx';
import { contractStories } from './stories/contract-stories.tsx';
import { serviceRequestStories } from './stories/service-request-stories.tsx';
import { prizeDrawStories } from './stories/prize-draw-stories.tsx';
import { formStories } from './stories/form-stories.tsx';
import { moderationStories } from './stories/moderation-stories.tsx';
import { newsletterStories } from './stories/newsletter-stories.tsx';
import { operationsStories } from './stories/operations-stories.tsx';
import { redirectStories } from './stories/redirect-stories.tsx';

/** Component examples of this package, shown at `/_internal/styleguide`. */
export const stories: readonly StoryDefinition[] = [
  ...accountStories,
  ...auditStories,
  ...contractStories,
  ...serviceRequestStories,
  ...prizeDrawStories,
  ...formStories,
  ...moderationStories,
  ...newsletterStories,
  ...operationsStories,
  ...redirectStories,
];
