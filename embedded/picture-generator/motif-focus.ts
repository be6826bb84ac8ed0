import type { registry } from './motifs/registry.ts';

/**
 * [x, y] of a motif's focal point, in per cent of the picture's width and height. A motif that is
 * not listed has its focal point in the centre.
 */
const FOCAL_POINTS: Readonly<Partial<Record<keyof typeof registry, readonly [number, number]>>> = {
  'kuehe-weide': [50, 60],
  'portrait-baeuerin': [50, 35],
  'portrait-bauer': [50, 35],
  'portrait-forscherin': [50, 35],
  'portrait-winzer': [50, 35],
  apfel: [55, 50],
  apfelbaum: [52, 42],
  bach: [50, 60],
  bauer: [50, 40],
  biene: [58, 42],
  brot: [52, 60],
  buecher: [52, 60],
  dorf: [48, 52],
  eiche: [48, 42],
  eier: [50, 60],
  felder: [40, 55],
  guelle: [52, 55],
  hofladen: [50, 60],
  holzstapel: [48, 55],
  honig: [55, 55],
  huehner: [58, 62],
  hund: [48, 55],
  imker: [42, 55],
  kaese: [50, 60],
  kartoffeln: [50, 70],
  katze: [47, 52],
  kuerbis: [50, 62],
  kuh: [48, 42],
  landfrau: [52, 45],
  maehdrescher: [48, 50],
  mais: [50, 60],
  marktstand: [50, 55],
  milchkannen: [50, 50],
  pferd: [52, 42],
  pflug: [46, 58],
  photovoltaik: [48, 60],
  schafe: [46, 62],
  scheune: [53, 54],
  schwein: [48, 52],
  silo: [36, 50],
  stiefel: [46, 65],
  traktor: [45, 58],
  verkehr: [50, 55],
  wein: [50, 40],
  weizen: [50, 45],
  wetter: [46, 40],
  windrad: [45, 45],
  zeitung: [54, 62],
};

/**
 * Returns a motif's focal point in the format of content files (`44% 60%`); undefined for the
 * centre.
 */
export function getMotifFocus(motif: string): string | undefined {
  const focalPoint = Object.hasOwn(FOCAL_POINTS, motif)
    ? FOCAL_POINTS[motif as keyof typeof FOCAL_POINTS]
    : undefined;
  return focalPoint && `${focalPoint[0]}% ${focalPoint[1]}%`;
}
