import { createArc } from '../geometry/outline.ts';
import type { Point } from '../geometry/point.ts';
import type { Colour } from '../palette.ts';
import type { Pen } from './pen.ts';

interface Bulge {
  x: number;
  y: number;
  r: number;
  from: number;
  to: number;
}

function createBulges(pen: Pen, x: number, y: number, width: number, height: number): Bulge[] {
  const count = Math.max(4, Math.round(width / 150));
  const stops: Point[] = [];
  for (let index = 0; index <= count; index += 1) {
    const t = index / count + (index % count === 0 ? 0 : pen.random.jitter(0.05));
    const heightShare = Math.sin(Math.PI * t) ** 0.8 * (0.8 + pen.random.jitter(0.25));
    stops.push([x + (t - 0.5) * width, y - height * 0.62 * heightShare]);
  }
  return stops.slice(1).map((to, index) => {
    const from = stops[index]!;
    const cx = (from[0] + to[0]) / 2;
    const cy = (from[1] + to[1]) / 2;
    const halfChord = Math.hypot(to[0] - from[0], to[1] - from[1]) / 2;
    const r = halfChord * 1.08;
    const slopeDegrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
    const centreDepth = Math.sqrt(Math.max(0, r * r - halfChord * halfChord));
    const radians = (slopeDegrees * Math.PI) / 180;
    const open = (Math.acos(centreDepth / r) * 180) / Math.PI;
    return {
      x: cx - Math.sin(radians) * centreDepth * -1,
      y: cy - Math.cos(radians) * centreDepth * -1 - centreDepth * 2 + centreDepth,
      r,
      from: slopeDegrees - 90 - open,
      to: slopeDegrees - 90 + open,
    };
  });
}

export interface CloudStyle {
  body?: Colour;
  shadowColour?: Colour;
  /** How much of the cloud's underside is hatched, from 0 to 1. */
  weight?: number;
}

/**
 * Draws a cumulus cloud with its base at `y`. Curved strokes follow the edges of its bulges, and
 * its flat underside is hatched.
 */
export function drawCumulus(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  style: CloudStyle = {},
): void {
  const { body = 'paper', shadowColour = 'ink', weight = 0.5 } = style;
  const bulges = createBulges(pen, x, y, width, height);
  const top = bulges.flatMap((b) => createArc(b.x, b.y, b.r, b.from, b.to));
  const base: Point[] = [
    [x + width * 0.5, y + 6],
    [x + width * 0.3, y + height * 0.07],
    [x, y + height * 0.04],
    [x - width * 0.34, y + height * 0.08],
    [x - width * 0.5, y + 6],
  ];
  const cloudOutline = [...top, ...base];
  pen.fill(body, cloudOutline);
  pen.line([top], 5, shadowColour, 'blunt');
  for (const bulge of bulges) {
    const depth = Math.round(2 + weight * 3);
    for (let ring = 0; ring < depth; ring += 1) {
      const r = bulge.r * (0.93 - ring * 0.13);
      const from = bulge.from + (bulge.to - bulge.from) * (0.42 + ring * 0.05);
      const to = bulge.to + 14 - ring * 8;
      if (to - from < 18) continue;
      pen.line(
        [createArc(bulge.x, bulge.y, r, from, to)],
        4 + weight * 9 - ring,
        shadowColour,
        'lens',
      );
    }
  }
  const undersideOutline: Point[] = [
    [x - width * 0.42, y - height * 0.02],
    [x + width * 0.44, y - height * (0.16 + weight * 0.14)],
    ...base,
  ];
  pen.hatch(undersideOutline, {
    angle: 0,
    gap: 17,
    width: 5 + weight * 8,
    stroke: 190,
    action: shadowColour,
    tone: pen.createGradient([x - width * 0.4, y - height * 0.3], [x + width * 0.3, y], 0.05, 1),
  });
}

/** Draws a thin layer of clouds as a few long strokes. */
export function drawStratus(pen: Pen, x: number, y: number, width: number, action: Colour): void {
  const strokes = pen.random.int(3, 5);
  for (let index = 0; index < strokes; index += 1) {
    const length = width * pen.random.range(0.45, 1);
    const left = x + pen.random.jitter(width * 0.3) - length / 2;
    const level = y + index * pen.random.range(16, 26);
    pen.line(
      [
        [
          [left, level],
          [left + length * 0.4, level - pen.random.range(4, 16)],
          [left + length, level + pen.random.jitter(8)],
        ],
      ],
      pen.random.range(9, 20),
      action,
    );
  }
}
