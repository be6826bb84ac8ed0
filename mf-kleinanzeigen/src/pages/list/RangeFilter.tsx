import { useId, useRef, useState } from 'react';
import type { AdFacet } from '@gruenland/shared-contracts/api/ads.ts';
import { readGermanNumber } from '@gruenland/shared-contracts/forms/german-number.ts';
import styles from './filter-form.module.css';

interface RangeFilterProps {
  readonly facet: AdFacet & { readonly kind: 'range' };
  readonly query: URLSearchParams;
}

/**
 * Shows a filter with a minimum and a maximum, each of which the visitor may leave empty. The api
 * exchanges them if the minimum is greater; a sentence says so, with script as soon as the visitor
 * leaves a field.
 */
export function RangeFilter({ facet, query }: RangeFilterProps) {
  const { name, label, unit, from, to } = facet;
  const noticeId = useId();
  // The api ignores text that is not a number, and its answer has exchanged limits.
  const typedValues = [
    (from !== null && query.get(`${name}-von`)) || '',
    (to !== null && query.get(`${name}-bis`)) || '',
  ] as const;
  const [isSwapped, setIsSwapped] = useState(isGreater(...typedValues));
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const compareFields = () => {
    const [first, last] = fieldset.current?.querySelectorAll('input') ?? [];
    if (first && last) setIsSwapped(isGreater(first.value, last.value));
  };
  return (
    <fieldset ref={fieldset} className={styles.group}>
      <legend>{unit ? `${label} (${unit})` : label}</legend>
      <div className={styles.range}>
        {(['von', 'bis'] as const).map((end, index) => (
          <label key={end}>
            <span>{end}</span>
            <input
              name={`${name}-${end}`}
              inputMode="decimal"
              maxLength={14}
              defaultValue={typedValues[index]}
              aria-label={`${label} ${end}`}
              aria-describedby={noticeId}
              onBlur={compareFields}
            />
          </label>
        ))}
      </div>
      <p id={noticeId} role="status" className={styles.notice}>
        {isSwapped ? '„von“ ist größer als „bis“. Wir suchen zwischen beiden Werten.' : null}
      </p>
    </fieldset>
  );
}

function isGreater(from: string, to: string): boolean {
  const [min, max] = [readGermanNumber(from), readGermanNumber(to)];
  return min !== null && max !== null && min > max;
}
