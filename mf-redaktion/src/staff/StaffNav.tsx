import { Link } from '@gruenland/shared-ui/link/Link.tsx';

import type { StaffPageData } from './load-staff-page.server.ts';
import styles from './staff-nav.module.css';

/**
 * Renders links to the staff pages that the user's roles allow. Renders nothing if there is only
 * one page.
 */
export function StaffNav({ staffPages }: StaffPageData) {
  if (staffPages.length < 2) return null;
  return (
    <nav aria-label="Schreibtische" className={styles.nav}>
      <ul>
        {staffPages.map(({ href, label, current }) => (
          <li key={href}>
            <Link href={href} aria-current={current ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
