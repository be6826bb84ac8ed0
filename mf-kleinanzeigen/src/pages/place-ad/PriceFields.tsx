import { getPriceAmountRule } from '@gruenland/shared-contracts/ads/ad-form.ts';
import { SelectField } from '@gruenland/shared-ui/form/fields/SelectField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { useFormValues } from '@gruenland/shared-ui/form/useFormValues.ts';
import { useHydrated } from '@gruenland/shared-ui/form/useHydrated.ts';

import { PRICE_KIND_CHOICES, PRICE_UNIT_CHOICES, VAT_MODE_CHOICES } from './form-choices.ts';
import styles from './place-ad.module.css';

/**
 * Shows the fields for the kind of price and the amount. Without script the amount field is always
 * shown.
 */
export function PriceFields({ isTrader }: { readonly isTrader: boolean }) {
  const values = useFormValues();
  const isHydrated = useHydrated();
  const amount = getPriceAmountRule(String(values['preisart'] ?? ''), String(values['art'] ?? ''));
  const isWantedAd = values['art'] === 'suche';
  return (
    <>
      <SelectField
        name="preisart"
        label="Preis"
        choices={PRICE_KIND_CHOICES}
        rules={['required']}
      />
      {isHydrated && amount === 'none' ? null : (
        <div className={styles.pair}>
          <TextField
            name="preis"
            label={isWantedAd ? 'Betrag bis (Euro)' : 'Betrag (Euro)'}
            subject="Betrag"
            inputMode="decimal"
            maxLength={20}
            rules={isHydrated && amount === 'needed' ? [['required', 'trim']] : []}
          />
          <SelectField name="einheit" label="Preis je" choices={PRICE_UNIT_CHOICES} />
        </div>
      )}
      {isTrader ? (
        <SelectField name="mwst" label="Mehrwertsteuer" choices={VAT_MODE_CHOICES} />
      ) : null}
    </>
  );
}
