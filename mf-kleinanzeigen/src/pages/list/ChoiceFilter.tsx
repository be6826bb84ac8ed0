import type { AdFacet } from '@gruenland/shared-contracts/api/ads.ts';
import { formatNumber } from '@gruenland/shared-ui/format/number-text.ts';
import styles from './filter-form.module.css';

/** Shows a filter with checkboxes. Beside each choice is the number of ads that match it. */
export function ChoiceFilter({ facet }: { readonly facet: AdFacet & { readonly kind: 'choice' } }) {
  return (
    <fieldset className={styles.group}>
      <legend>{facet.label}</legend>
      {facet.options.map(({ value, label, count, chosen }) => (
        <label key={value} className={styles.choice}>
          <input type="checkbox" name={facet.name} value={value} defaultChecked={chosen} />
          <span>{label}</span>
          <span className={styles.count}>{formatNumber(count)}</span>
        </label>
      ))}
    </fieldset>
  );
}
