import type { Random } from '../prng.ts';
import { getDistance, interpolatePoints, type Line, type Point } from './point.ts';

function getTurnAngle(before: Point, at: Point, after: Point): number {
  const first = Math.atan2(at[1] - before[1], at[0] - before[0]);
  const second = Math.atan2(after[1] - at[1], after[0] - at[0]);
  const turnRadians = Math.abs(second - first) % (Math.PI * 2);
  return turnRadians > Math.PI ? Math.PI * 2 - turnRadians : turnRadians;
}

/**
 * Replaces an edge with short facets of uneven length, as if it were cut with a knife. Keeps
 * corners. `step` is the approximate length of a facet. `maxShift` is the maximum shift of its
 * ends. Both are in px.
 */
export function roughenLine(
  line: Line,
  random: Random,
  isClosed = true,
  step = 20,
  maxShift = 1.5,
): Point[] {
  const result: Point[] = [];
  const count = line.length;
  let nextPointDistance = 0;
  let distanceTravelled = 0;
  for (let index = 0; index < count; index += 1) {
    const at = line[index]!;
    const before = line[(index - 1 + count) % count]!;
    const after = line[(index + 1) % count]!;
    const isEndPoint = !isClosed && (index === 0 || index === count - 1);
    distanceTravelled += getDistance(before, at);
    if (
      isEndPoint ||
      distanceTravelled >= nextPointDistance ||
      getTurnAngle(before, at, after) > 0.5
    ) {
      result.push([at[0] + random.jitter(maxShift), at[1] + random.jitter(maxShift)]);
      distanceTravelled = 0;
      nextPointDistance = step * random.range(0.4, 1.4);
    }
    if (!isClosed && index === count - 1) break;
    const length = getDistance(at, after);
    const cutCount = Math.floor(length / (step * 2));
    for (let cutNumber = 1; cutNumber <= cutCount; cutNumber += 1) {
      const [x, y] = interpolatePoints(
        at,
        after,
        (cutNumber + random.jitter(0.3)) / (cutCount + 1),
      );
      result.push([x + random.jitter(maxShift), y + random.jitter(maxShift)]);
    }
  }
  return result;
}
