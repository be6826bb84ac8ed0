/** Keys of the attributes with fixed choices, separated by spaces. */
const CHOICE_ATTRIBUTES =
  'marke anbau bremse getriebe kmh allrad frontlader fronthydraulik klima druckluft isobus antrieb restaurierung fahrbereit papiere bio geschlecht rasse vertrag sorte demontage gefahren form schnitt nutzung bestand objekt leistung ware holzart laenge trocken';

/** Keys of the attributes with a minimum and a maximum, separated by spaces. */
const RANGE_ATTRIBUTES =
  'baujahr stunden ps trommelstunden arbeitsbreite nutzlast achsen volumen hubkraft profil plaetze inhalt anzahl laktation alter stockmass menge erntejahr flaeche bodenpunkte einsatzradius';

/** Filter parameters of all attributes; attribute-params.test.ts compares them with the schemas. */
export const attributeParams: readonly string[] = [
  ...CHOICE_ATTRIBUTES.split(' ').map((key) => `a-${key}`),
  ...RANGE_ATTRIBUTES.split(' ').flatMap((key) => [`a-${key}-von`, `a-${key}-bis`]),
];
