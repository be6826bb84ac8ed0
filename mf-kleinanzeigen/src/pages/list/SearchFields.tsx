import { adRadii } from '@gruenland/shared-contracts/api/ads.ts';
import { buttonLook } from '@gruenland/shared-ui/button/button-look.ts';
import { classNames } from '@gruenland/shared-ui/class-names/classNames.ts';
import styles from './search-fields.module.css';

interface SearchFieldsProps {
  readonly query: URLSearchParams;
  /** Label of the field for words. */
  readonly what: string;
  /** Label of the button. */
  readonly send: string;
  /** Whose colour stands above. */
  readonly section?: 'jobs';
}

/** What, where, how far: the three questions everybody asks. */
export function SearchFields({ query, what, send, section }: SearchFieldsProps) {
  return (
    <div className={classNames(styles['fields'], section && styles[section])}>
      <label className={styles['what']}>
        <span>{what}</span>
        <input
          type="search"
          name="q"
          maxLength={120}
          autoComplete="off"
          defaultValue={query.get('q') ?? ''}
        />
      </label>
      <label className={styles['where']}>
        <span>PLZ oder Ort</span>
        <input
          name="ort"
          maxLength={80}
          autoComplete="postal-code"
          defaultValue={query.get('ort') ?? ''}
        />
      </label>
      <label className={styles['radius']}>
        <span>Umkreis</span>
        <select name="umkreis" defaultValue={query.get('umkreis') ?? '50'}>
          {adRadii.map((radius) => (
            <option key={radius} value={radius}>
              {radius} km
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={buttonLook({}, styles['send'])}>
        {send}
      </button>
    </div>
  );
}
