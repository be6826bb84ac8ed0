import { adPriceUnits } from '@gruenland/shared-contracts/ads/ad-form.ts';

export const AD_KIND_CHOICES = [
  { value: 'biete', label: 'Ich biete' },
  { value: 'suche', label: 'Ich suche' },
  { value: 'tausche', label: 'Ich tausche' },
  { value: 'verleihe', label: 'Ich verleihe' },
];

export const PRICE_KIND_CHOICES = [
  { value: 'vb', label: 'Verhandlungsbasis (VB)' },
  { value: 'festpreis', label: 'Festpreis' },
  { value: 'gegen_gebot', label: 'Gegen Gebot' },
  { value: 'auf_anfrage', label: 'Preis auf Anfrage' },
  { value: 'zu_verschenken', label: 'Zu verschenken' },
  { value: 'tausch', label: 'Tausch' },
];

export const PRICE_UNIT_CHOICES = adPriceUnits.map((unit) => ({
  value: unit,
  label: unit === 'gesamt' ? 'alles zusammen' : unit,
}));

export const CONDITION_CHOICES = [
  { value: 'neu', label: 'Neu' },
  { value: 'neuwertig', label: 'Neuwertig' },
  { value: 'gebraucht', label: 'Gebraucht' },
  { value: 'defekt', label: 'Defekt, für Bastler' },
];

export const VAT_MODE_CHOICES = [
  { value: 'ausweisbar', label: 'Im Preis enthalten, ausweisbar' },
  { value: 'differenz', label: 'Differenzbesteuert (§ 25a UStG)' },
  { value: 'netto', label: 'Nettopreis, nur für Gewerbetreibende' },
];

export const DELIVERY_METHOD_CHOICES = [
  { value: 'abholung', label: 'Abholung' },
  { value: 'lieferung', label: 'Lieferung nach Absprache' },
  { value: 'versand', label: 'Versand' },
];

export const SELLER_KIND_CHOICES = [
  { value: 'privat', label: 'Privatperson' },
  { value: 'gewerblich', label: 'gewerblich' },
];
