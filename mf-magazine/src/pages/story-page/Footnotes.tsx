import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { createFootnoteIds } from '#rich-text/footnotes.ts';
import type { Footnote } from '#rich-text/footnotes.ts';
import { renderContent } from '#rich-text/RichText.tsx';
import styles from './footnotes.module.css';

interface FootnotesProps {
  readonly model: readonly Footnote[];
}

/**
 * Renders the footnotes below a text. Each footnote links back to its reference. DPUB-ARIA 1.1
 * defines the roles.
 */
export function Footnotes({ model }: FootnotesProps) {
  return (
    <section role="doc-endnotes" aria-label="Anmerkungen" className={styles.notes}>
      <h2 className={styles.title}>Anmerkungen</h2>
      <ol className={styles.list}>
        {model.map(({ number, text }) => {
          const { note, place } = createFootnoteIds(number);
          return (
            <li key={number} id={note} className={styles.note}>
              {renderContent(text)}{' '}
              <Link
                href={`#${place}`}
                look="plain"
                role="doc-backlink"
                aria-label={`Zurück zur Stelle von Anmerkung ${number}`}
              >
                ↑
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
