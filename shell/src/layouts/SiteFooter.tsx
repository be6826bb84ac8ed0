import type { NavigationLink, SiteSettings } from '@gruenland/shared-contracts/site.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { ConsentButton } from '#consent/ConsentButton.tsx';
import { FixedElement } from '#page/FixedElement.tsx';
import { FieldEdgeDrawing } from './FieldEdgeDrawing.tsx';
import { Wordmark } from './Wordmark.tsx';
import styles from './site-footer.module.css';

/**
 * Shows the footer with the site's claim, its profiles elsewhere, areas, topics, the columns of the
 * settings and the legally required links.
 */
export function SiteFooter({ site }: SiteFooterProps) {
  return (
    <FixedElement
      as="footer"
      attributes={{ className: styles.footer }}
      content={FooterContent}
      props={{ site }}
    />
  );
}

interface SiteFooterProps {
  readonly site: SiteSettings;
}

function FooterContent({ site }: SiteFooterProps) {
  return (
    <>
      <FieldEdgeDrawing />
      <div className={styles.inner}>
        <div className={styles.brand}>
          <p className={styles.name}>
            <Wordmark />
          </p>
          <p>{site.claim}</p>
          {site.socialLinks.length > 0 && (
            <nav aria-label="Grünland anderswo" className={styles.social}>
              <LinkList links={site.socialLinks} />
            </nav>
          )}
        </div>
        <FooterColumn title="Bereiche" links={site.navigation} />
        {site.topics.length > 0 && <FooterColumn title="Themen" links={site.topics} />}
        {site.footerColumns.map((column) => (
          <FooterColumn key={column.title} {...column} />
        ))}
        <FooterColumn title="Rechtliches" links={site.legalLinks}>
          <li>
            <ConsentButton />
          </li>
        </FooterColumn>
      </div>
    </>
  );
}

interface FooterColumnProps extends LinkListProps {
  readonly title: string;
}

function FooterColumn({ title, ...list }: FooterColumnProps) {
  return (
    <nav aria-label={`${title} (Fußzeile)`}>
      <h2>{title}</h2>
      <LinkList {...list} />
    </nav>
  );
}

interface LinkListProps {
  readonly links: readonly NavigationLink[];
  readonly children?: React.ReactNode;
}

function LinkList({ links, children }: LinkListProps) {
  return (
    <ul>
      {links.map(({ href, label }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
      {children}
    </ul>
  );
}
