import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

export function IconCalendar(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.6 5.8 20.4 5.600v14.800L3.6 20.600Z" />
      <path d="M3.8 10.200h16.4" />
      <path d="M8 2.800v4.800M16 2.800v4.8" strokeWidth="2.6" />
    </Icon>
  );
}
