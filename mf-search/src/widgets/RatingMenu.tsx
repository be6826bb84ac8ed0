import styles from './widgets.module.css';
import { DEFAULT_TEXTS, type SearchTexts } from './texts.ts';

interface RatingMenuProps {
  readonly param: string;
  readonly label: string;
  readonly anyLabel: string;
  /** Selected number of stars. Empty string when none is selected. */
  readonly chosen: string;
  readonly texts?: Pick<SearchTexts, 'ratingUp' | 'ratingLabel'>;
}

const STAR_COUNTS = [4, 3, 2, 1];

/** Renders a choice of the minimum number of stars (specification section 9). */
export function RatingMenu({
  param,
  label,
  anyLabel,
  chosen,
  texts = DEFAULT_TEXTS,
}: RatingMenuProps) {
  return (
    <fieldset className={styles.facet}>
      <legend>{label}</legend>
      <ul className={styles.values}>
        <li>
          <label>
            <input type="radio" name={param} value="" defaultChecked={chosen === ''} />
            <span className={styles.name}>{anyLabel}</span>
          </label>
        </li>
        {STAR_COUNTS.map((starCount) => (
          <li key={starCount}>
            <label>
              <input
                type="radio"
                name={param}
                aria-label={texts.ratingLabel(starCount)}
                value={starCount}
                defaultChecked={chosen === String(starCount)}
              />
              <span className={styles.name}>
                {'★'.repeat(starCount)}
                {'☆'.repeat(5 - starCount)} {texts.ratingUp}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
