import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

export function IconInfo(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.2c5-.1 8.8 3.7 8.9 8.7.1 5-3.8 8.9-8.8 9-5 .1-8.9-3.8-9-8.8 0-5 3.9-8.8 8.9-8.9Z" />
      <path d="M12 10.6v6.6M12 6.6v2.2" strokeWidth="2.4" />
    </Icon>
  );
}
