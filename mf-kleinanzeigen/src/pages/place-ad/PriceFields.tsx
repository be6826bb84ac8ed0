import { getPriceAmountRule } from '@gruenland/shared-contracts/ads/ad-form.ts';
import { SelectField } from '@gruenland/shared-ui/form/fields/SelectField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { useFormValues } from '@gruenland/shared-ui/form/useFormValues.ts';
import { useHydrated } from '@gruenland/shared-ui/form/useHydrated.ts';

import { PRICE_KIND_CHOICES, PRICE_UNIT_CHOICES, VAT_MODE_CHOICES } from './form-choices.ts';
import styles from './place-ad.module.css';

const PRICE_KIND_MESSAGES = { required: 'Bitte wählen Sie, wie der Preis gemeint ist.' };

/**
 * Shows the fields for the kind of price and the amount. Without script the amount field is always
 * shown. Whether an amount is needed is only known once the kind of price is chosen.
 */
export function PriceFields({ isTrader }: { readonly isTrader: boolean }) {
  const values = useFormValues();
  const isHydrated = useHydrated();
  const amount = getPriceAmountRule(String(values['preisart'] ?? ''), String(values['art'] ?? ''));
  const isWantedAd = values['art'] === 'suche';
  const isPriceKindChosen = Boolean(values['preisart']);
  return (
    <>
      <SelectField
        name="preisart"
        label="Preis"
        choices={PRICE_KIND_CHOICES}
        rules={['required']}
        messages={PRICE_KIND_MESSAGES}
      />
      {isHydrated && amount === 'none' ? null : (
        <div className={styles.pair}>
          <TextField
            // final-form validates with new rules only after the field is registered again.
            key={amount}
            name="preis"
            label={isWantedAd ? 'Betrag bis (Euro)' : 'Betrag (Euro)'}
            subject="Betrag"
            inputMode="decimal"
            maxLength={20}
            isConditionallyRequired={!isPriceKindChosen}
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
