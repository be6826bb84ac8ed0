import type { ShownPhoto } from '@gruenland/shared-contracts/api/photos.ts';

import { chooseDemoPicture } from '../choose-demo-picture.ts';
import { createSeedRandom } from '../ads/seed-random.ts';

/** Motif for the embedded image service, and the picture's alternative text. */
type SamplePicture = readonly [motif: string, alt: string];

/** Pictures by the sample's slug; some events have none. */
const PICTURES_BY_SLUG: Readonly<Record<string, readonly SamplePicture[]>> = {
  'jahresversammlung-jagd': [['wald', 'Waldrand im ersten Licht']],
  'stammtisch-junglandwirte': [['scheune', 'Scheune mit offenem Tor']],
  'sachkunde-pflanzenschutz': [['felder', 'Felder bis zum Horizont']],
  motorsaegenkurs: [
    ['holzstapel', 'Gespaltenes Holz, zum Trocknen gestapelt'],
    ['wald', 'Der Bestand, in dem geübt wird'],
  ],
  'imkern-fuer-anfaenger': [
    ['imker', 'Imker mit Schleier an den Beuten'],
    ['honig', 'Honig im Glas'],
    ['biene', 'Biene auf einer Blüte'],
  ],
  'klauenpflege-kurs': [['kuh', 'Kuh, von der Seite gesehen']],
  'marktgespraech-getreide': [['weizen', 'Reifer Weizen kurz vor der Ernte']],
  'agri-pv-vortrag': [['photovoltaik', 'Solarmodule über einem Feld']],
  zuchtviehauktion: [
    ['kuehe-weide', 'Kühe auf der Weide'],
    ['kuh', 'Eine der Kühe, die versteigert werden'],
  ],
  'gebrauchtmaschinen-auktion': [
    ['traktor', 'Traktor auf dem Hof'],
    ['maehdrescher', 'Mähdrescher im Feld'],
    ['pflug', 'Pflug in der Furche'],
  ],
  'landjugend-ball': [['dorf', 'Das Dorf mit seiner Kirche am Abend']],
  'brotbacken-backhaus': [['brot', 'Frisches Brot auf dem Tisch']],
  'feldtag-wintergetreide': [
    ['weizen', 'Weizen in den Versuchsparzellen'],
    ['felder', 'Blick über die Versuchsfelder'],
  ],
  'zwischenfruechte-rundgang': [['felder', 'Zwischenfrüchte auf mehreren Schlägen']],
  'maschinenvorfuehrung-mulchsaat': [['traktor', 'Traktor bei der Vorführung']],
  'wochenmarkt-bauern': [
    ['marktstand', 'Marktstand mit Gemüse der Saison'],
    ['kaese', 'Käselaibe auf dem Brett'],
    ['kartoffeln', 'Kartoffeln, frisch aus der Erde'],
  ],
  'weihnachtsmarkt-hof': [['hofladen', 'Der Hofladen, geschmückt']],
  pflanzenmarkt: [['kuerbis', 'Kürbisse vieler Sorten']],
  heckenwanderung: [
    ['bach', 'Bach zwischen Hecken'],
    ['eiche', 'Alte Eiche am Weg'],
  ],
  'waldbegang-kleinwald': [['wald', 'Mischwald mit jungen Bäumen']],
  'nachtfuehrung-stall': [['milchkannen', 'Milchkannen vor dem Stall']],
};

/** Returns the pictures of a sample event; an event always has the same pictures. */
export function getSamplePictures(slug: string, eventIndex: number): ShownPhoto[] {
  const random = createSeedRandom(7919 + eventIndex);
  return (PICTURES_BY_SLUG[slug] ?? []).map(([motif, alt]) =>
    chooseDemoPicture(motif, alt, random),
  );
}
