import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

export function IconMail(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 5.6 21 5.400v13.200L3 18.800Z" />
      <path d="m3.6 6.4 8.4 7 8.4-7.1" />
    </Icon>
  );
}
