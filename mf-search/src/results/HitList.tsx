import { useEffect, useRef } from 'react';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Meta } from '@gruenland/shared-ui/type/Meta.tsx';
import { THUMBNAIL_SIZE } from '#model/search-model.ts';
import type { HitModel } from '#model/search-model.ts';
import { HighlightedText } from '#widgets/HighlightedText.tsx';
import styles from './results.module.css';

interface HitListProps {
  readonly hits: readonly HitModel[];
  readonly headingLevel: 2 | 3;
  /** Index of the first added hit. This hit gets the focus. 0 when no hits were added. */
  readonly focusIndex?: number;
  /** Called with the clicked hit and its position in the list, from 1. */
  readonly onChoose?: (hit: HitModel, position: number) => void;
}

/** Renders a list of hits with picture, title, extract and facts. */
export function HitList({ hits, headingLevel, focusIndex = 0, onChoose }: HitListProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (focusIndex > 0) list.current?.children[focusIndex]?.querySelector('a')?.focus();
  }, [focusIndex]);
  const Title = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <ol className={styles.hits} ref={list}>
      {hits.map((hit, index) => (
        <li key={hit.id}>
          <article className={styles.hit}>
            {hit.thumbnail ? (
              <img
                className={styles.thumbnail}
                src={hit.thumbnail}
                alt=""
                {...THUMBNAIL_SIZE}
                loading="lazy"
                decoding="async"
              />
            ) : null}
            {hit.kicker ? <p className={styles.kicker}>{hit.kicker}</p> : null}
            <Title className={styles.title}>
              <Link href={hit.href} look="plain" onClick={() => onChoose?.(hit, index + 1)}>
                <HighlightedText pieces={hit.title} />
              </Link>
            </Title>
            {hit.extract.length > 0 ? (
              <p className={styles.extract}>
                <HighlightedText pieces={hit.extract} />
              </p>
            ) : null}
            {hit.facts.length > 0 ? <Meta>{hit.facts}</Meta> : null}
          </article>
        </li>
      ))}
    </ol>
  );
}
