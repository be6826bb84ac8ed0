import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

/** Shows a person, which stands for the account. */
export function IconUser(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.400c2.3 0 4.1 1.8 4.1 4.2 0 2.5-1.8 4.4-4.1 4.400S7.9 10.1 7.9 7.600c0-2.4 1.8-4.2 4.1-4.200Z" />
      <path d="M3.8 20.800c.3-4.4 3.6-6.7 8.2-6.700s7.9 2.3 8.2 6.7" />
    </Icon>
  );
}
