import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

export function IconWarning(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.4 21.6 20.4 2.4 20.6Z" />
      <path d="M12 9.4v5.2M12 16v2.2" strokeWidth="2.4" />
    </Icon>
  );
}
