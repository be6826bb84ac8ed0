import type { ComponentProps } from 'react';
import { getLinkAttributes } from '#link/link-attributes.ts';
import { usePageFacts } from '#shell-context/usePageFacts.ts';
import styles from './button.module.css';
import { getButtonClassName } from './button-look.ts';
import type { ButtonLookProps } from './button-look.ts';

export interface ButtonLinkProps extends ComponentProps<'a'>, ButtonLookProps {
  readonly href: string;
}

/** Renders a link that looks like a {@link Button}, for navigation instead of actions. */
export function ButtonLink({ look, size, wide, children, className, ...rest }: ButtonLinkProps) {
  const { appMode } = usePageFacts();
  const { href, rel } = getLinkAttributes(rest.href, appMode, rest);
  return (
    <a
      {...rest}
      href={href}
      rel={rel}
      className={getButtonClassName({ look, size, wide }, className)}
    >
      <span className={styles.label}>{children}</span>
    </a>
  );
}
