import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import styles from './market-analysis.module.css';

/** Renders the link to the page with all prices, if there is one. */
export function AllPricesLink({ href }: { readonly href: string | undefined }) {
  return href ? (
    <p className={styles.allPrices}>
      <Link href={href}>Alle Preise über zwölf Monate</Link>
    </p>
  ) : null;
}
