import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

export function IconChevronLeft(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m15.2 4.8-7 7.3 7 7.1" strokeWidth="2.3" />
    </Icon>
  );
}
