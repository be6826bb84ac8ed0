import styles from './widgets.module.css';

interface RangeFieldsProps {
  readonly param: string;
  readonly label: string;
  readonly bounds: { readonly min: number; readonly max: number };
  readonly from: string;
  readonly to: string;
}

/**
 * Renders two fields for a range of numbers. The placeholders show the smallest and largest number
 * found.
 */
export function RangeFields({ param, label, bounds, from, to }: RangeFieldsProps) {
  const field = { type: 'number', inputMode: 'numeric', min: 0, step: 'any' } as const;
  return (
    <fieldset className={styles.facet}>
      <legend>{label}</legend>
      <div className={styles.range}>
        <label>
          <span>von</span>
          <input
            {...field}
            name={`${param}_von`}
            defaultValue={from}
            placeholder={String(bounds.min)}
          />
        </label>
        <label>
          <span>bis</span>
          <input
            {...field}
            name={`${param}_bis`}
            defaultValue={to}
            placeholder={String(bounds.max)}
          />
        </label>
      </div>
    </fieldset>
  );
}
