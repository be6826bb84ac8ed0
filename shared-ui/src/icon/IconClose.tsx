import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

export function IconClose(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 5.2 14 13.8M18.8 4.8 5.2 19.2" strokeWidth="2.3" />
    </Icon>
  );
}
