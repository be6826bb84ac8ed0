import { getBoundingBox, boxesOverlap, type BoundingBox, type Line } from '../geometry/point.ts';
import { colours, paperColour, plateInks, plates, type Colour, type Plate } from '../palette.ts';
import type { Random } from '../prng.ts';
import { createGrainTile, drawGrain } from './grain.ts';

export const pictureSize = { width: 2400, height: 1600 } as const;

interface PlateState {
  marks: string[];
  boxes: BoundingBox[];
}

function toPathData(shapes: readonly Line[]): string {
  let data = '';
  for (const shape of shapes) {
    let lastX = 0;
    let lastY = 0;
    shape.forEach(([x, y], index) => {
      const roundedX = Math.round(x);
      const roundedY = Math.round(y);
      const dx = roundedX - lastX;
      const dy = roundedY - lastY;
      if (index === 0) data += `M${roundedX} ${roundedY}l`;
      else if (dx !== 0 || dy !== 0) data += `${dx}${dy < 0 ? '' : ' '}${dy} `;
      lastX = roundedX;
      lastY = roundedY;
    });
    data = `${data.trimEnd()}z`;
  }
  return data.replaceAll('lz', 'z');
}

/**
 * Returns the fill colour of cleared areas. It is white, because the renderer multiplies a printing
 * block with those below, and white changes nothing. For the lowest block, `wheat`, it is the
 * colour of the paper.
 */
function getClearedFill(plate: Plate): string {
  return plate === 'wheat' ? paperColour : '#fff';
}

/**
 * A relief print with one printing block per ink. Painting a colour inks its blocks and clears the
 * others inside the shape. Overprinting only adds ink; carving only removes ink. Inks are
 * transparent, so the colours below become visible where ink is carved away.
 */
export class Print {
  readonly #states = new Map<Plate, PlateState>();
  readonly #sharedPathElements: string[] = [];
  readonly #random: Random;
  readonly isMirrored: boolean;

  constructor(random: Random, isMirrored: boolean) {
    this.#random = random;
    this.isMirrored = isMirrored;
    for (const plate of plates) this.#states.set(plate, { marks: [], boxes: [] });
  }

  /** Prints a colour in the shapes and clears all other printing blocks there. */
  paint(colour: Colour, shapes: readonly Line[]): void {
    const inkedPlates: readonly Plate[] = colours[colour];
    this.#mark(shapes, (plate) => (inkedPlates.includes(plate) ? 'ink' : 'clear'));
  }

  /** Prints a colour in the shapes without clearing other printing blocks. */
  overprint(colour: Colour, shapes: readonly Line[]): void {
    const inkedPlates: readonly Plate[] = colours[colour];
    this.#mark(shapes, (plate) => (inkedPlates.includes(plate) ? 'ink' : undefined));
  }

  /** Clears the ink of one printing block in the shapes. */
  carve(plate: Plate, shapes: readonly Line[]): void {
    this.#mark(shapes, (other) => (other === plate ? 'clear' : undefined));
  }

  #mark(shapes: readonly Line[], action: (plate: Plate) => 'ink' | 'clear' | undefined): void {
    const drawnShapes = shapes.filter((shape) => shape.length > 2);
    if (drawnShapes.length === 0) return;
    const box = getBoundingBox(drawnShapes);
    const affectedPlates = plates.filter((plate) => {
      const plateAction = action(plate);
      return (
        plateAction === 'ink' ||
        (plateAction === 'clear' &&
          this.#states.get(plate)!.boxes.some((other) => boxesOverlap(other, box)))
      );
    });
    const data = toPathData(drawnShapes);
    const sharedPathElements = affectedPlates.length > 1 && data.length > 40;
    const id = `s${this.#sharedPathElements.length}`;
    if (sharedPathElements) this.#sharedPathElements.push(`<path id="${id}" d="${data}"/>`);
    for (const plate of affectedPlates) {
      const state = this.#states.get(plate)!;
      const fill = action(plate) === 'ink' ? '' : ` fill="${getClearedFill(plate)}"`;
      if (fill === '') state.boxes.push(box);
      state.marks.push(
        sharedPathElements ? `<use href="#${id}"${fill}/>` : `<path d="${data}"${fill}/>`,
      );
    }
  }

  /** Returns the finished print as SVG. */
  toSvg(): string {
    const { width, height } = pictureSize;
    const groups = plates.flatMap((plate) => {
      const { marks } = this.#states.get(plate)!;
      if (marks.length === 0) return [];
      // Moves each printing block except `ink` a little, because the blocks of real prints never
      // align exactly.
      const reach = plate === 'ink' ? 0 : 4.5;
      const angle = this.#random.range(0, Math.PI * 2);
      const dx = Math.cos(angle) * reach * this.#random.range(0.6, 1.1);
      const dy = Math.sin(angle) * reach * this.#random.range(0.6, 1.1);
      const matrix = this.isMirrored ? [-1, 0, 0, 1, width + dx, dy] : [1, 0, 0, 1, dx, dy];
      const place = matrix.map((n) => Number(n.toFixed(1))).join(' ');
      const blendStyle = plate === 'wheat' ? '' : ' style="mix-blend-mode:multiply"';
      return [
        `<g fill="${plateInks[plate]}" transform="matrix(${place})"${blendStyle}>`,
        ...marks,
        `${drawGrain(this.#random.fork(plate), plate, getClearedFill(plate))}</g>`,
      ];
    });
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
      `<defs>${createGrainTile(this.#random.fork('grain'))}${this.#sharedPathElements.join('')}</defs>`,
      `<rect width="${width}" height="${height}" fill="${paperColour}"/>`,
      ...groups,
      '</svg>',
    ].join('\n');
  }
}
