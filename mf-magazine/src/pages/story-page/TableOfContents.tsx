import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import type { Heading } from '#rich-text/headings.ts';
import styles from './table-of-contents.module.css';

interface TableOfContentsProps {
  readonly model: readonly Heading[];
}

/** Table of contents of a long text, shown in the margin on wide screens. */
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
