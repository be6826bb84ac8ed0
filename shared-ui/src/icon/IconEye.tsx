import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

/** Shows an eye, for the button that shows the password. */
export function IconEye(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.4 12.200C4.8 8 8 5.8 12 5.800s7.2 2.2 9.6 6.400c-2.4 4.2-5.6 6.2-9.6 6.200s-7.2-2-9.6-6.200Z" />
      <path d="M12 9.200c1.7 0 2.9 1.2 2.9 2.900S13.7 15 12 15s-2.9-1.2-2.9-2.9 1.2-2.9 2.9-2.900Z" />
    </Icon>
  );
}
