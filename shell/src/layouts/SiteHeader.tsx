import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { SiteSection } from '@gruenland/shared-contracts/route.ts';
import type { NavigationLink, SiteSettings } from '@gruenland/shared-contracts/site.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { SlotView } from '#page/SlotView.tsx';
import { getSection } from './get-section.ts';
import { Wordmark } from './Wordmark.tsx';
import styles from './site-header.module.css';

interface SiteHeaderProps {
  readonly site: SiteSettings;
  readonly section: SiteSection | null;
  readonly path: string;
}

/** Shows the header with wordmark, areas, search, account and the topics of the magazine. */
export function SiteHeader({ site, section, path }: SiteHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.masthead}>
        <Link
          href={paths.home()}
          className={styles.home}
          aria-label={`${site.title}, zur Startseite`}
        >
          <Wordmark />
        </Link>
        <div className={styles.search}>
          <SlotView
            id="header-search"
            name="header.search"
            fetch="interaction"
            fallback={<Link href={paths.search()}>Suche</Link>}
          />
        </div>
        <div className={styles.account}>
          <SlotView
            id="header-account"
            name="header.account"
            fetch="interaction-or-session"
            fallback={<Link href={paths.login()}>Anmelden</Link>}
          />
        </div>
      </div>
      <nav className={styles.areas} aria-label="Bereiche">
        <LinkList
          links={site.navigation}
          isCurrent={(href) => section !== null && getSection(href) === section}
        />
      </nav>
      {section === 'magazin' && site.topics.length > 0 && (
        <nav className={styles.topics} aria-label="Themen des Magazins">
          <LinkList
            links={site.topics}
            isCurrent={(href) => path === href || path.startsWith(`${href}/`)}
          />
        </nav>
      )}
    </header>
  );
}

interface LinkListProps {
  readonly links: readonly NavigationLink[];
  readonly isCurrent: (href: string) => boolean;
}

function LinkList({ links, isCurrent }: LinkListProps) {
  return (
    <ul>
      {links.map(({ href, label }) => (
        <li key={href}>
          <Link href={href} aria-current={isCurrent(href) ? 'true' : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
