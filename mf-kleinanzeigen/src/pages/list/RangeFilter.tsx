import type { AdFacet } from '@gruenland/shared-contracts/api/ads.ts';
import { formatGermanNumber } from '@gruenland/shared-contracts/forms/german-number.ts';
import styles from './filter-form.module.css';

/** Shows a filter with a minimum and a maximum, each of which the visitor may leave empty. */
export function RangeFilter({ facet }: { readonly facet: AdFacet & { readonly kind: 'range' } }) {
  const { name, label, unit, from, to } = facet;
  const fields = [
    { end: 'von', value: from },
    { end: 'bis', value: to },
  ] as const;
  return (
    <fieldset className={styles.group}>
      <legend>{unit ? `${label} (${unit})` : label}</legend>
      <div className={styles.range}>
        {fields.map(({ end, value }) => (
          <label key={end}>
            <span>{end}</span>
            <input
              name={`${name}-${end}`}
              inputMode="decimal"
              maxLength={14}
              defaultValue={value === null ? '' : formatGermanNumber(value)}
              aria-label={`${label} ${end}`}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
