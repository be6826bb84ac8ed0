import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

export function IconPhone(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.2 3.6 9 3.200l1.9 4.9-2.3 1.800c1 2.2 2.7 4 5 5.200l2-2.2 4.9 2-.4 4.300c-8.6 1.3-16.2-7-14.9-15.600Z" />
    </Icon>
  );
}
