import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

export function IconShare(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 15.600V3.600M7.2 8 12 3.4 16.8 8" />
      <path d="M5 11.400v9.200h14v-9.2" />
    </Icon>
  );
}
