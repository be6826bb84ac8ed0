import * as paths from '@gruenland/shared-contracts/paths.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import styles from './error-screen.module.css';

const WAYS_ON = [
  [paths.articles(), 'Magazin'],
  [paths.ads(), 'Kleinanzeigen'],
  [paths.events(), 'Veranstaltungen'],
  [paths.jobs(), 'Jobs'],
  [paths.watchlist(), 'Merkliste'],
] as const;

/** Offers the search and the areas of the site. */
export function WaysOn() {
  return (
    <>
      <form action={paths.search()} role="search" className={styles.actions}>
        <label htmlFor="error-search">Vielleicht hilft die Suche:</label>
        <input
          id="error-search"
          type="search"
          name="q"
          maxLength={512}
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          className={styles.field}
        />
        <Button look="secondary" type="submit">
          Suchen
        </Button>
      </form>
      <nav aria-label="Bereiche der Website">
        <ul className={styles.actions}>
          {WAYS_ON.map(([href, label]) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
