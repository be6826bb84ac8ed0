/** Colour of the paper. */
export const paperColour = '#fbfaf6';

/**
 * The inks of the printing blocks, in the order in which they are printed. Inks are transparent:
 * where two inks overlap, their colours are multiplied. `shade` printed over green gives the dark
 * green #3f5a34; printed over wheat, it gives the brown of soil and wood.
 */
export const plateInks = {
  wheat: '#e3b23c',
  green: '#8ba97e',
  poppy: '#a8281f',
  shade: '#748869',
  ink: '#1b1d18',
} as const;

export type Plate = keyof typeof plateInks;

export const plates = ['wheat', 'green', 'poppy', 'shade', 'ink'] as const satisfies Plate[];

/** The colours of the motifs. To make a colour, the listed blocks are printed over each other. */
export const colours = {
  paper: [],
  wheat: ['wheat'],
  green: ['green'],
  deep: ['green', 'shade'],
  olive: ['wheat', 'green'],
  earth: ['wheat', 'shade'],
  shade: ['shade'],
  poppy: ['poppy'],
  ink: ['ink'],
  /**
   * In the colours `inkOn…`, black ink covers another colour. This other colour shows where the ink
   * is carved away.
   */
  inkOnWheat: ['wheat', 'ink'],
  inkOnGreen: ['green', 'ink'],
  inkOnDeep: ['green', 'shade', 'ink'],
  inkOnEarth: ['wheat', 'shade', 'ink'],
} as const satisfies Record<string, readonly Plate[]>;

export type Colour = keyof typeof colours;
