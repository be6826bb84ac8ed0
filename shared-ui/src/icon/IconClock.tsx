import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

export function IconClock(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.200c5-.1 8.8 3.7 8.9 8.7.1 5-3.8 8.9-8.8 9-5 .1-8.9-3.8-9-8.8 0-5 3.9-8.8 8.9-8.900Z" />
      <path d="M12 6.800v5.500l4 2.5" />
    </Icon>
  );
}
