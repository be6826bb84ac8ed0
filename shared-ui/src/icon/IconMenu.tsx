import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

export function IconMenu(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 6.2 21 5.8M3 12.2l18-.3M3 18.1l13-.2" strokeWidth="2.3" />
    </Icon>
  );
}
