import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

/** Shows an arrow that marks links to other sites. */
export function IconExternal(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 18.2 18.2 6M8.4 5.4l10.2-.2-.1 10.3" strokeWidth="2.6" />
    </Icon>
  );
}
