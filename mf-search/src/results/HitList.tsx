import { useEffect, useRef } from 'react';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Meta } from '@gruenland/shared-ui/type/Meta.tsx';
import type { HitModel } from '#model/search-model.ts';
import { HighlightedText } from '#widgets/HighlightedText.tsx';
import styles from './results.module.css';

interface HitListProps {
  readonly hits: readonly HitModel[];
  readonly headingLevel: 2 | 3;
  /** Index of the hit to focus: the first of those added. */
  readonly focusAt?: number;
  /** Called with the clicked hit and its position from 1. */
  readonly onChoose?: (hit: HitModel, position: number) => void;
}

/** List of hits with title, extract and facts. */
export function HitList({ hits, headingLevel, focusAt = 0, onChoose }: HitListProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (focusAt > 0) list.current?.children[focusAt]?.querySelector('a')?.focus();
  }, [focusAt]);
  const Title = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <ol className={styles['hits']} ref={list}>
      {hits.map((hit, at) => (
        <li key={hit.id}>
          <article className={styles['hit']}>
            {hit.kicker ? <p className={styles['kicker']}>{hit.kicker}</p> : null}
            <Title className={styles['title']}>
              <Link href={hit.href} look="plain" onClick={() => onChoose?.(hit, at + 1)}>
                <HighlightedText pieces={hit.title} />
              </Link>
            </Title>
            {hit.extract.length > 0 ? (
              <p className={styles['extract']}>
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
