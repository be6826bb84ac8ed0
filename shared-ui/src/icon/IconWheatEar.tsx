import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

/** Shows an ear of wheat, the site's logo. */
export function IconWheatEar(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 21.800V6.4" />
      <path
        d="M12 7.200c-1.6-1.2-1.7-3.3 0-5.2 1.7 1.9 1.6 4 0 5.200ZM12 12.400c-.2-2.3-2-3.5-4.6-3.6.1 2.5 2 3.9 4.6 3.600ZM12 12.400c.2-2.3 2-3.5 4.6-3.6-.1 2.5-2 3.9-4.6 3.600ZM12 17.600c-.2-2.3-2-3.5-4.6-3.6.1 2.5 2 3.9 4.6 3.600ZM12 17.600c.2-2.3 2-3.5 4.6-3.6-.1 2.5-2 3.9-4.6 3.600Z"
        strokeWidth="1.6"
      />
    </Icon>
  );
}
