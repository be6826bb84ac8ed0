/** A point on the sheet in px of the 2400 × 1600 view box; y increases downwards. */
export type Point = readonly [x: number, y: number];

/**
 * The points of a polyline. The line does not repeat its first point at the end, even if it is
 * closed.
 */
export type Line = readonly Point[];

/** The position, scale and rotation of a drawing on the sheet. */
export interface Placement {
  x: number;
  y: number;
  scale: number;
  /** Horizontal scale if it differs from `scale`; a negative value mirrors the drawing. */
  scaleX?: number;
  /** Clockwise rotation in degrees around the origin of the drawing. */
  rotationDegrees?: number;
}

export const identityPlacement: Placement = { x: 0, y: 0, scale: 1 };

/** Converts points from units of a drawing to coordinates of the sheet. */
export function toSheetPoints(line: Line, at: Placement): Point[] {
  const angle = ((at.rotationDegrees ?? 0) * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const scaleX = at.scaleX ?? at.scale;
  return line.map(([x, y]) => {
    const scaledX = x * scaleX;
    const scaledY = y * at.scale;
    return [at.x + scaledX * cos - scaledY * sin, at.y + scaledX * sin + scaledY * cos] as const;
  });
}

export function getDistance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

export function getLength(line: Line): number {
  let length = 0;
  for (let index = 1; index < line.length; index += 1) {
    length += getDistance(line[index - 1]!, line[index]!);
  }
  return length;
}

export function interpolatePoints(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

export interface BoundingBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function getBoundingBox(lines: readonly Line[]): BoundingBox {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const line of lines) {
    for (const [x, y] of line) {
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  return box;
}

export function boxesOverlap(a: BoundingBox, b: BoundingBox): boolean {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}

/** Returns whether a point is inside a polygon, by the even-odd rule. */
export function isInside([x, y]: Point, polygon: Line): boolean {
  let hasOddCrossings = false;
  for (
    let index = 0, previousIndex = polygon.length - 1;
    index < polygon.length;
    previousIndex = index++
  ) {
    const [ax, ay] = polygon[index]!;
    const [bx, by] = polygon[previousIndex]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax)
      hasOddCrossings = !hasOddCrossings;
  }
  return hasOddCrossings;
}
