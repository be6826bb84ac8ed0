import { useId } from 'react';
import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import type { RelatedLinksModel } from './related-links.ts';
import styles from './related-links.module.css';

/** Chosen links on a subject. */
export function RelatedLinks({ model }: Pick<BlockViewProps<RelatedLinksModel>, 'model'>) {
  const id = useId();
  return (
    <nav className={styles['box']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {model.title}
      </h2>
      <ul className={styles['list']}>
        {model.links.map(({ label, href, note }) => (
          <li key={href + label} className={styles['entry']}>
            <Link href={href} look="plain" markExternal className={styles['link']}>
              {label}
            </Link>
            {note && <span className={styles['note']}>{note}</span>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
