/**
 * A colour token and the backgrounds on which it must be readable; used by the style guide and
 * tests.
 */
interface ColourRoleDefinition {
  /** Name of the token without `--gl-`. */
  readonly token: string;
  readonly purpose: string;
  /** Minimum contrast on each background, by the background's token name. */
  readonly on: Readonly<Record<string, number>>;
}

const MIN_TEXT_CONTRAST = 4.5;
const MIN_SHAPE_CONTRAST = 3;

/** Text needs a contrast of 4.5, meaningful shapes need 3 (WCAG 2.2 AA). */
export const COLOUR_ROLES = [
  { token: 'paper', purpose: 'Seite', on: {} },
  { token: 'surface', purpose: 'Erhabenes, Felder', on: {} },
  {
    token: 'ink',
    purpose: 'Text',
    on: { paper: 7, surface: 7, tint: 7, 'tint-strong': 7, 'wheat-tint': 7, 'poppy-tint': 7 },
  },
  {
    token: 'muted',
    purpose: 'Nebensächliches, Bildunterschriften',
    on: { paper: MIN_TEXT_CONTRAST, surface: MIN_TEXT_CONTRAST, tint: MIN_TEXT_CONTRAST },
  },
  { token: 'line', purpose: 'Linien ohne Bedeutung', on: {} },
  {
    token: 'line-strong',
    purpose: 'Ränder von Feldern',
    on: { paper: MIN_SHAPE_CONTRAST, surface: MIN_SHAPE_CONTRAST },
  },
  { token: 'brand', purpose: 'Grüne Flächen, Ladebalken', on: {} },
  { token: 'on-brand', purpose: 'Schrift auf Grün', on: { brand: MIN_TEXT_CONTRAST } },
  {
    token: 'action',
    purpose: 'Verweise, Knöpfe, Fokus',
    on: {
      paper: MIN_TEXT_CONTRAST,
      surface: MIN_TEXT_CONTRAST,
      tint: MIN_TEXT_CONTRAST,
      'tint-strong': MIN_TEXT_CONTRAST,
    },
  },
  { token: 'action-strong', purpose: 'Knöpfe unter dem Zeiger', on: { paper: MIN_TEXT_CONTRAST } },
  {
    token: 'on-action',
    purpose: 'Schrift auf Knöpfen',
    on: { action: MIN_TEXT_CONTRAST, 'action-strong': MIN_TEXT_CONTRAST },
  },
  { token: 'tint', purpose: 'Bänder', on: {} },
  { token: 'tint-strong', purpose: 'Gewähltes', on: {} },
  { token: 'wheat', purpose: 'Hervorhebung, Merkliste', on: {} },
  { token: 'on-wheat', purpose: 'Schrift auf Weizen', on: { wheat: MIN_TEXT_CONTRAST } },
  { token: 'wheat-tint', purpose: 'Heller Weizen', on: {} },
  {
    token: 'poppy',
    purpose: 'Fehler, Eilmeldung',
    on: { paper: MIN_TEXT_CONTRAST, surface: MIN_TEXT_CONTRAST, 'poppy-tint': MIN_TEXT_CONTRAST },
  },
  {
    token: 'poppy-strong',
    purpose: 'Gefährliche Knöpfe unter dem Zeiger',
    on: { paper: MIN_TEXT_CONTRAST },
  },
  {
    token: 'on-poppy',
    purpose: 'Schrift auf Mohn',
    on: { poppy: MIN_TEXT_CONTRAST, 'poppy-strong': MIN_TEXT_CONTRAST },
  },
  { token: 'poppy-tint', purpose: 'Fehlermeldungen', on: {} },
  { token: 'soil', purpose: 'Diagramme', on: { paper: MIN_TEXT_CONTRAST } },
  { token: 'sky', purpose: 'Jobs, Diagramme', on: { paper: MIN_TEXT_CONTRAST } },
  { token: 'dark', purpose: 'Leisten der Redaktion, Filme', on: {} },
  { token: 'on-dark', purpose: 'Schrift auf Dunkel', on: { dark: MIN_TEXT_CONTRAST } },
] as const satisfies readonly ColourRoleDefinition[];

export type ColourRole = (typeof COLOUR_ROLES)[number];
