import { Print, pictureSize } from './layers/print.ts';
import { registry } from './motifs/registry.ts';
import { createRandom } from './prng.ts';
import { createScene, lights, seasons, type Light, type Motif, type Season } from './scene.ts';

export { pictureSize };

const motifs: ReadonlyMap<string, Motif> = new Map(Object.entries(registry));
const namePattern = new RegExp(
  `^([a-z]+(?:-[a-z]+)*)-(${lights.join('|')})-(${seasons.join('|')})-(\\d{1,6})$`,
  'u',
);

/**
 * Draws the picture with the given name as an SVG of {@link pictureSize}. A name has the form
 * `<motif>-<light>-<season>-<variant>`, for example `traktor-morgen-sommer-3`; it always gives the
 * same SVG. Returns undefined for an invalid name or an unknown motif.
 */
export function renderPicture(name: string): string | undefined {
  const [, motifName, light, season] = namePattern.exec(name) ?? [];
  const draw = motifName === undefined ? undefined : motifs.get(motifName);
  if (!draw) return undefined;
  const random = createRandom(name);
  const print = new Print(random.fork('print'), random.fork('mirror').chance(0.5));
  draw(createScene(print, random, light as Light, season as Season));
  return print.toSvg();
}
