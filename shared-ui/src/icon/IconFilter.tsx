import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

export function IconFilter(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 6.800h10M18.5 6.800H21M3 17.200h3M11.5 17.200H21" />
      <path d="M13 4h5.500v5.600H13ZM6 14.400h5.500V20H6Z" />
    </Icon>
  );
}
