import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

export function IconPrint(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 8.400V3.200h10v5.200M7 17H3.200V8.600h17.600V17H17" />
      <path d="M7 13.600h10v7.200H7Z" />
    </Icon>
  );
}
