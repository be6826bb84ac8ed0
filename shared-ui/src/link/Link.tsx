import type { ComponentProps } from 'react';
import { VisuallyHidden } from '#a11y/VisuallyHidden.tsx';
import { classNames } from '#class-names/classNames.ts';
import { IconExternal } from '#icon/IconExternal.tsx';
import { usePageFacts } from '#shell-context/usePageFacts.ts';
import styles from './Link.module.css';
import { getLinkAttributes } from './link-attributes.ts';

export interface LinkProps extends ComponentProps<'a'> {
  readonly href: string;
  /**
   * Appearance of a link. `text`: underlined, in running text. `plain`: inherits the colour and is
   * underlined on hover (headlines, lists). `action`: bold, for links such as „Alle Artikel“.
   */
  readonly look?: 'text' | 'plain' | 'action';
  /**
   * Whether links to other sites get an arrow and a hint for screen readers; default true except
   * for look `plain`.
   */
  readonly showsExternalMark?: boolean;
}

/**
 * Renders a plain anchor. Works without script and needs no router: the shell intercepts clicks on
 * links within this site and navigates without a page load.
 */
export function Link(props: LinkProps) {
  const { href, look = 'text', showsExternalMark = look !== 'plain', children, ...rest } = props;
  const { appMode } = usePageFacts();
  const link = getLinkAttributes(href, appMode, rest);
  return (
    <a
      {...rest}
      href={link.href}
      rel={link.rel}
      className={classNames(styles.link, styles[look], rest.className)}
    >
      {children}
      {link.isExternal && showsExternalMark ? (
        <span className={styles.mark}>
          <IconExternal size="text" />
          <VisuallyHidden> (andere Website)</VisuallyHidden>
        </span>
      ) : null}
    </a>
  );
}
