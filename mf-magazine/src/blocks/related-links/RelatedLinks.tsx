import { useId } from 'react';
import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import type { RelatedLinksData, RelatedLinksModel } from './related-links.ts';
import styles from './related-links.module.css';

type Props = Pick<BlockViewProps<RelatedLinksModel, RelatedLinksData>, 'model' | 'data'>;

/** Renders selected links on a topic, except links to the current page. */
export function RelatedLinks({ model, data }: Props) {
  const id = useId();
  const links = model.links.filter(({ href }) => href.replace(/[?#].*/, '') !== data.currentPath);
  if (links.length === 0) return null;
  return (
    <nav className={styles.box} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {model.title}
      </h2>
      <ul className={styles.list}>
        {links.map(({ label, href, note }) => (
          <li key={href + label} className={styles.entry}>
            <Link href={href} look="plain" showsExternalMark className={styles.link}>
              {label}
            </Link>
            {note && <span className={styles.note}>{note}</span>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
