import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import styles from '#stories/stories.module.css';
import { IconCalendar } from './IconCalendar.tsx';
import { IconCheck } from './IconCheck.tsx';
import { IconChevronDown } from './IconChevronDown.tsx';
import { IconChevronLeft } from './IconChevronLeft.tsx';
import { IconChevronRight } from './IconChevronRight.tsx';
import { IconClock } from './IconClock.tsx';
import { IconClose } from './IconClose.tsx';
import { IconWheatEar } from './IconWheatEar.tsx';
import { IconExternal } from './IconExternal.tsx';
import { IconEye } from './IconEye.tsx';
import { IconEyeOff } from './IconEyeOff.tsx';
import { IconFilter } from './IconFilter.tsx';
import { IconHeart } from './IconHeart.tsx';
import { IconInfo } from './IconInfo.tsx';
import { IconMail } from './IconMail.tsx';
import { IconMenu } from './IconMenu.tsx';
import { IconPhone } from './IconPhone.tsx';
import { IconPin } from './IconPin.tsx';
import { IconPlay } from './IconPlay.tsx';
import { IconPrint } from './IconPrint.tsx';
import { IconSearch } from './IconSearch.tsx';
import { IconShare } from './IconShare.tsx';
import { IconUser } from './IconUser.tsx';
import { IconWarning } from './IconWarning.tsx';

const ICONS = {
  IconCalendar,
  IconCheck,
  IconChevronDown,
  IconChevronLeft,
  IconChevronRight,
  IconClock,
  IconClose,
  IconWheatEar,
  IconExternal,
  IconEye,
  IconEyeOff,
  IconFilter,
  IconHeart,
  IconInfo,
  IconMail,
  IconMenu,
  IconPhone,
  IconPin,
  IconPlay,
  IconPrint,
  IconSearch,
  IconShare,
  IconUser,
  IconWarning,
};

function AllIcons() {
  return (
    <ul className={styles.icons}>
      {Object.entries(ICONS).map(([name, StoryIcon]) => (
        <li key={name}>
          <StoryIcon size="large" />
          <span>{name.slice(4)}</span>
        </li>
      ))}
    </ul>
  );
}

export const iconStories: readonly StoryDefinition[] = [
  { title: 'Bedienung / Zeichen', state: 'alle', view: AllIcons },
];
