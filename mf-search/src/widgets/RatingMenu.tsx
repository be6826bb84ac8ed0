import styles from './widgets.module.css';
import { DEFAULT_TEXTS, type SearchTexts } from './texts.ts';

interface RatingMenuProps {
  readonly param: string;
  readonly label: string;
  readonly anyLabel: string;
  /** Selected number of stars. Empty when none is selected. */
  readonly chosen: string;
  readonly texts?: Pick<SearchTexts, 'ratingUp' | 'ratingLabel'>;
}

const STAR_COUNTS = [4, 3, 2, 1];

/** Selects a minimum number of stars (specification section 9). */
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
        {STAR_COUNTS.map((stars) => (
          <li key={stars}>
            <label>
              <input
                type="radio"
                name={param}
                aria-label={texts.ratingLabel(stars)}
                value={stars}
                defaultChecked={chosen === String(stars)}
              />
              <span className={styles.name}>
                {'★'.repeat(stars)}
                {'☆'.repeat(5 - stars)} {texts.ratingUp}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
