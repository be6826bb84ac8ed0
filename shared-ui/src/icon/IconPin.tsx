import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

/** Shows a map pin, which stands for a place. */
export function IconPin(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 21.200c-4.3-5-6.6-8.5-6.6-11.600C5.4 5.9 8.3 3 12 3s6.6 2.9 6.6 6.600c0 3.1-2.3 6.6-6.6 11.600Z" />
      <path d="M12 7.200c1.4 0 2.4 1 2.4 2.400S13.4 12 12 12s-2.4-1-2.4-2.4 1-2.4 2.4-2.400Z" />
    </Icon>
  );
}
