import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

/** Shows a crossed-out eye, for the button that hides the password. */
export function IconEyeOff(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.4 12.200C4.8 8 8 5.8 12 5.800s7.2 2.2 9.6 6.400c-2.4 4.2-5.6 6.2-9.6 6.200s-7.2-2-9.6-6.200Z" />
      <path d="m4.6 20.2 15-16.6" strokeWidth="2.4" />
    </Icon>
  );
}
