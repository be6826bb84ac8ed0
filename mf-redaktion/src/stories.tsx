import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { accountDeskStories } from './stories/account-desk-stories.tsx';
import { auditDeskStories } from './stories/audit-desk-stories.tsx';
import { deskContractStories } from './stories/desk-contract-stories.tsx';
import { deskOrderStories } from './stories/desk-order-stories.tsx';
import { drawDeskStories } from './stories/draw-desk-stories.tsx';
import { formDeskStories } from './stories/form-desk-stories.tsx';
import { moderationStories } from './stories/moderation-stories.tsx';
import { newsletterDeskStories } from './stories/newsletter-desk-stories.tsx';
import { operationsDeskStories } from './stories/operations-desk-stories.tsx';
import { redirectDeskStories } from './stories/redirect-desk-stories.tsx';

/** The parts of this room for `/_internal/styleguide`. */
export const stories: readonly StoryDefinition[] = [
  ...accountDeskStories,
  ...auditDeskStories,
  ...deskContractStories,
  ...deskOrderStories,
  ...drawDeskStories,
  ...formDeskStories,
  ...moderationStories,
  ...newsletterDeskStories,
  ...operationsDeskStories,
  ...redirectDeskStories,
];
