import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import type { Heading } from '#rich-text/headings.ts';
import styles from './table-of-contents.module.css';

interface TableOfContentsProps {
  readonly model: readonly Heading[];
}

/** Renders the table of contents of a long text, on wide screens in the margin. */
export function TableOfContents({ model }: TableOfContentsProps) {
  return (
    <nav className={styles.contents} aria-label="Inhalt">
      <p className={styles.title}>In diesem Text</p>
      <ol className={styles.list}>
        {model.map(({ id, text }) => (
          <li key={id}>
            <Link href={`#${id}`} look="plain" className={styles.link}>
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
