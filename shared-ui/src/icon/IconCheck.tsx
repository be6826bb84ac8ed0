import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

export function IconCheck(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4.2 12.8 5 5.2L19.8 5.8" strokeWidth="2.6" />
    </Icon>
  );
}
