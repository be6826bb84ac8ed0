/** Keys of the attributes with fixed choices. */
const CHOICES =
  'marke anbau bremse getriebe kmh allrad frontlader fronthydraulik klima druckluft isobus antrieb restaurierung fahrbereit papiere bio geschlecht rasse vertrag sorte demontage gefahren form schnitt nutzung bestand objekt leistung ware holzart laenge trocken';

/** Keys of the attributes with a minimum and a maximum. */
const RANGES =
  'baujahr stunden ps trommelstunden arbeitsbreite nutzlast achsen volumen hubkraft profil plaetze inhalt anzahl laktation alter stockmass menge erntejahr flaeche bodenpunkte einsatzradius';

/** Filter parameters of all attributes. attribute-params.test.ts compares them with the schemas. */
export const attributeParams: readonly string[] = [
  ...CHOICES.split(' ').map((key) => `a-${key}`),
  ...RANGES.split(' ').flatMap((key) => [`a-${key}-von`, `a-${key}-bis`]),
];
