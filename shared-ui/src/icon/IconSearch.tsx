import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

export function IconSearch(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10.2 3.6c3.7-.2 6.6 2.6 6.7 6.4.1 3.8-2.7 6.8-6.4 6.9-3.8 0-6.8-2.8-6.9-6.5 0-3.7 2.9-6.6 6.6-6.8Z" />
      <path d="m15.2 15.4 5.6 5.3" strokeWidth="2.8" />
    </Icon>
  );
}
