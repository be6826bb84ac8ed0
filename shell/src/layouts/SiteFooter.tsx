import type { NavigationLink, SiteSettings } from '@gruenland/shared-contracts/site.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { ConsentButton } from '#consent/ConsentButton.tsx';
import { FieldEdgeDrawing } from './FieldEdgeDrawing.tsx';
import { Wordmark } from './Wordmark.tsx';
import styles from './site-footer.module.css';

/** Shows the footer with the site's claim, areas, topics and the legally required links. */
export function SiteFooter({ site }: { readonly site: SiteSettings }) {
  return (
    <footer className={styles.footer}>
      <FieldEdgeDrawing />
      <div className={styles.inner}>
        <div>
          <p className={styles.name}>
            <Wordmark />
          </p>
          <p>{site.claim}</p>
        </div>
        <FooterList title="Bereiche" links={site.navigation} />
        {site.topics.length > 0 && <FooterList title="Themen" links={site.topics} />}
        <FooterList title="Rechtliches" links={site.legalLinks}>
          <li>
            <ConsentButton />
          </li>
        </FooterList>
      </div>
    </footer>
  );
}

interface FooterListProps {
  readonly title: string;
  readonly links: readonly NavigationLink[];
  readonly children?: React.ReactNode;
}

function FooterList({ title, links, children }: FooterListProps) {
  return (
    <nav aria-label={`${title} (Fußzeile)`}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}
