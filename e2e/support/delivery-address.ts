/** The address to which the stories have magazines delivered, by the labels of its fields. */
export const DELIVERY_ADDRESS = {
  Vorname: 'Hanna',
  Nachname: 'Ohlsen',
  Straße: 'Deichweg',
  Hausnummer: '3a',
  Postleitzahl: '26939',
  Ort: 'Ovelgönne',
} as const;
