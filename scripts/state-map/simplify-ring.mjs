/** Returns the square of the distance between a point and a line segment. */
function getSquaredDistance([x, y], [startX, startY], [endX, endY]) {
  const [dx, dy] = [endX - startX, endY - startY];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : ((x - startX) * dx + (y - startY) * dy) / length;
  const position = Math.min(1, Math.max(0, share));
  return (x - startX - position * dx) ** 2 + (y - startY - position * dy) ** 2;
}

/**
 * Removes points of a line that are at most `tolerance` away from the simplified line (Ramer,
 * Douglas and Peucker).
 */
function simplifyLine(points, tolerance) {
  const [start, end] = [points[0], points.at(-1)];
  let [farthest, maxDistance] = [0, tolerance ** 2];
  for (let index = 1; index < points.length - 1; index += 1) {
    const distance = getSquaredDistance(points[index], start, end);
    if (distance > maxDistance) [farthest, maxDistance] = [index, distance];
  }
  if (farthest === 0) return [start, end];
  return [
    ...simplifyLine(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplifyLine(points.slice(farthest), tolerance),
  ];
}

/** Simplifies a closed ring. Its first point and the point farthest from it stay. */
export function simplifyRing(ring, tolerance) {
  const [first] = ring;
  const distances = ring.map(([x, y]) => (x - first[0]) ** 2 + (y - first[1]) ** 2);
  const opposite = distances.indexOf(Math.max(...distances));
  return [
    ...simplifyLine(ring.slice(0, opposite + 1), tolerance).slice(0, -1),
    ...simplifyLine([...ring.slice(opposite), first], tolerance).slice(0, -1),
  ];
}

/** Returns the area inside a ring. */
export function getRingArea(ring) {
  const sum = ring.reduce((total, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length];
    return total + x * nextY - nextX * y;
  }, 0);
  return Math.abs(sum) / 2;
}
