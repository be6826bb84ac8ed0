import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { SiteSection } from '@gruenland/shared-contracts/route.ts';
import type { NavigationLink, SiteSettings } from '@gruenland/shared-contracts/site.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { FixedElement } from '#page/FixedElement.tsx';
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
      <FixedElement
        as="nav"
        attributes={{ className: styles.areas, 'aria-label': 'Bereiche' }}
        content={LinkList}
        props={{
          links: site.navigation,
          currentHrefs: joinHrefs(
            site.navigation,
            (href) => section !== null && getSection(href) === section,
          ),
        }}
      />
      {section === 'magazin' && site.topics.length > 0 && (
        <FixedElement
          as="nav"
          attributes={{ className: styles.topics, 'aria-label': 'Themen des Magazins' }}
          content={LinkList}
          props={{
            links: site.topics,
            currentHrefs: joinHrefs(
              site.topics,
              (href) => path === href || path.startsWith(`${href}/`),
            ),
          }}
        />
      )}
    </header>
  );
}

interface LinkListProps {
  readonly links: readonly NavigationLink[];
  /** Targets of the links that lead to the section or topic of the page, one in each line. */
  readonly currentHrefs: string;
}

function LinkList({ links, currentHrefs }: LinkListProps) {
  const hrefs = currentHrefs.split('\n');
  return (
    <ul>
      {links.map(({ href, label }) => (
        <li key={href}>
          <Link href={href} aria-current={hrefs.includes(href) ? 'true' : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Returns the targets of the links that are current as one text, so that equal ones are the same. */
function joinHrefs(links: readonly NavigationLink[], isCurrent: (href: string) => boolean): string {
  return links
    .filter(({ href }) => isCurrent(href))
    .map(({ href }) => href)
    .join('\n');
}
