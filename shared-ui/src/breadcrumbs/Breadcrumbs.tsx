import { Link } from '#link/Link.tsx';
import styles from './Breadcrumbs.module.css';

export interface Crumb {
  readonly label: string;
  /** URL of the page; absent for the current page, which is last. */
  readonly href?: string;
}

/** Shows the path from the home page to the current page. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Sie sind hier" className={styles.crumbs}>
      <ol>
        {crumbs.map(({ label, href }) => (
          <li key={label}>
            {href === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link href={href} look="plain">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
