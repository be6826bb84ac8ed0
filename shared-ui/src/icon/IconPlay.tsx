import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

export function IconPlay(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.8 3.8 19.8 12 6.8 20.400Z" />
    </Icon>
  );
}
