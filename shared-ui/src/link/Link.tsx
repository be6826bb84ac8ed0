import type { ComponentProps } from 'react';
import { VisuallyHidden } from '#a11y/VisuallyHidden.tsx';
import { classNames } from '#class-names/classNames.ts';
import { IconExternal } from '#icon/IconExternal.tsx';
import { usePageFacts } from '#shell-context/usePageFacts.ts';
import styles from './Link.module.css';
import { linkAttributes } from './link-attributes.ts';

export interface LinkProps extends ComponentProps<'a'> {
  readonly href: string;
  /**
   * `text`: underlined, in running text. `plain`: takes the colour around it and is underlined
   * under the pointer (headlines, lists). `action`: strong, for "Alle Artikel" and the like.
   */
  readonly look?: 'text' | 'plain' | 'action';
  /** Arrow and spoken hint on links to other sites; default true except for look `plain`. */
  readonly markExternal?: boolean;
}

/**
 * A plain anchor. The shell turns clicks on own addresses into navigations without a page load,
 * so a link works before script and needs no router.
 */
export function Link(props: LinkProps) {
  const { href, look = 'text', markExternal = look !== 'plain', children, ...rest } = props;
  const { appMode } = usePageFacts();
  const link = linkAttributes(href, appMode, rest);
  return (
    <a
      {...rest}
      href={link.href}
      rel={link.rel}
      className={classNames(styles['link'], styles[look], rest.className)}
    >
      {children}
      {link.external && markExternal ? (
        <span className={styles['mark']}>
          <IconExternal size="text" />
          <VisuallyHidden> (andere Website)</VisuallyHidden>
        </span>
      ) : null}
    </a>
  );
}
