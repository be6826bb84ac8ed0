import type { NavigationLink } from '@gruenland/shared-contracts/site.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { ConsentButton } from '#consent/ConsentButton.tsx';
import styles from './layout.module.css';

/**
 * Shows the legal links in one line, for layouts without a footer. The law requires these links on
 * every page.
 */
export function LegalLinks({ links }: { readonly links: readonly NavigationLink[] }) {
  return (
    <nav className={styles.legal} aria-label="Rechtliches">
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
        <li>
          <ConsentButton />
        </li>
      </ul>
    </nav>
  );
}
