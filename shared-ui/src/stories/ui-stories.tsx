import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { buttonStories } from '#button/button.stories.tsx';
import { dialogStories } from '#dialog/dialog.stories.tsx';
import { disclosureStories } from '#disclosure/disclosure.stories.tsx';
import { filterStories } from '#filters/filters.stories.tsx';
import { formStories } from '#form/form.stories.tsx';
import { formatStories } from '#format/format.stories.tsx';
import { iconStories } from '#icon/icon.stories.tsx';
import { linkStories } from '#link/link.stories.tsx';
import { moderationStories } from '#moderation/moderation.stories.tsx';
import { noticeStories } from '#notice/notice.stories.tsx';
import { paginationStories } from '#pagination/pagination.stories.tsx';
import { pictureStories } from '#picture/picture.stories.tsx';
import { consentStories } from '#shell-context/shell-context.stories.tsx';
import { stateMapStories } from '#state-map/state-map.stories.tsx';
import { stickyBarStories } from '#sticky-bar/sticky-bar.stories.tsx';
import { swipeRowStories } from '#swipe-row/swipe-row.stories.tsx';
import { tableStories } from '#table/table.stories.tsx';
import { teaserStories } from '#teaser/teaser.stories.tsx';
import { toastStories } from '#toast/toast.stories.tsx';
import { tokenStories } from '#tokens/tokens.stories.tsx';
import { typeStories } from '#type/type.stories.tsx';
import { viewerStories } from '#viewer/viewer.stories.tsx';
import { loadingStories } from '#loading/loading.stories.tsx';

/** All stories of this package, for `/_internal/styleguide`. */
export const uiStories: readonly StoryDefinition[] = [
  ...tokenStories,
  ...typeStories,
  ...formatStories,
  ...teaserStories,
  ...pictureStories,
  ...linkStories,
  ...buttonStories,
  ...iconStories,
  ...formStories,
  ...moderationStories,
  ...noticeStories,
  ...toastStories,
  ...consentStories,
  ...loadingStories,
  ...dialogStories,
  ...disclosureStories,
  ...swipeRowStories,
  ...filterStories,
  ...stickyBarStories,
  ...viewerStories,
  ...stateMapStories,
  ...paginationStories,
  ...tableStories,
];
