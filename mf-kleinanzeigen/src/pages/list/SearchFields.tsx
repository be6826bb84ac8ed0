import { adSearchRadiiKm } from '@gruenland/shared-contracts/api/ads.ts';
import { getButtonClassName } from '@gruenland/shared-ui/button/button-look.ts';
import { classNames } from '@gruenland/shared-ui/class-names/classNames.ts';
import styles from './search-fields.module.css';

interface SearchFieldsProps {
  readonly query: URLSearchParams;
  /** Label of the text search field. */
  readonly queryLabel: string;
  /** Label of the submit button. */
  readonly submitLabel: string;
  /** Section of the site whose colour is used, by default the section of the ads. */
  readonly section?: 'jobs';
}

/** Shows the search fields for text, place and radius. */
export function SearchFields({ query, queryLabel, submitLabel, section }: SearchFieldsProps) {
  return (
    <div className={classNames(styles.fields, section && styles[section])}>
      <label className={styles.query}>
        <span>{queryLabel}</span>
        <input
          type="search"
          name="q"
          maxLength={120}
          autoComplete="off"
          defaultValue={query.get('q') ?? ''}
        />
      </label>
      <label>
        <span>PLZ oder Ort</span>
        <input
          name="ort"
          maxLength={80}
          autoComplete="postal-code"
          defaultValue={query.get('ort') ?? ''}
        />
      </label>
      <label>
        <span>Umkreis</span>
        <select name="umkreis" defaultValue={query.get('umkreis') ?? '50'}>
          {adSearchRadiiKm.map((radius) => (
            <option key={radius} value={radius}>
              {radius} km
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={getButtonClassName({}, styles.submit)}>
        {submitLabel}
      </button>
    </div>
  );
}
