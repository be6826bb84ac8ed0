import type { ShownPhoto } from '@gruenland/shared-contracts/api/photos.ts';

import { drawnPicture } from '../ads/drawn-picture.ts';
import { seedRandom } from '../ads/seed-random.ts';

/** What is to be seen at a sample: motif of the embedded image service, and its words. */
type Sight = readonly [motif: string, alt: string];

/** By the sample's slug; those left out have no picture, as in life. */
const SIGHTS: Readonly<Record<string, readonly Sight[]>> = {
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

/** Pictures of a sample, the same for the same number. */
export function samplePictures(slug: string, at: number): ShownPhoto[] {
  const random = seedRandom(7919 + at);
  return (SIGHTS[slug] ?? []).map(([motif, alt]) => drawnPicture(motif, alt, random));
}
