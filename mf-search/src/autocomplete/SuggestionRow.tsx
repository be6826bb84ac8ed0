import { HighlightedText } from '#widgets/HighlightedText.tsx';
import type { Suggestion } from './suggestion.ts';
import styles from './autocomplete.module.css';

/** Shows picture, title with marked words, facts and price of a suggested page. */
export function SuggestionRow({ suggestion }: { readonly suggestion: Suggestion }) {
  const { title, thumbnail, facts, price } = suggestion;
  return (
    <>
      {thumbnail ? (
        <img className={styles.thumbnail} src={thumbnail} alt="" width={56} height={42} />
      ) : (
        <span className={styles.thumbnail} />
      )}
      <span className={styles.text}>
        <span className={styles.title}>
          <HighlightedText pieces={title} />
        </span>{' '}
        {facts.length > 0 ? <span className={styles.facts}>{facts.join(' · ')}</span> : null}
      </span>{' '}
      {price ? <span className={styles.price}>{price}</span> : null}
    </>
  );
}
