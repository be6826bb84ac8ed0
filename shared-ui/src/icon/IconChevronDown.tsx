import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

export function IconChevronDown(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4.8 8.8 7.3 7 7.1-7" strokeWidth="2.3" />
    </Icon>
  );
}
