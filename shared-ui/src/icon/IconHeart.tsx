import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

/** Shows a heart, which stands for the watchlist. */
export function IconHeart(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 20.2C6.4 16 3.2 12.7 3.2 9c0-2.9 2.2-5 4.8-5 1.7 0 3.2 1 4 2.500C12.9 5 14.3 4 16.1 4c2.6 0 4.7 2.2 4.7 5 0 3.7-3.2 7-8.8 11.200Z" />
    </Icon>
  );
}
