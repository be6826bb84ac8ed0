/**
 * Whether two names differ by exactly one edit: one letter added, removed or replaced, or two
 * adjacent letters swapped. False for equal names.
 *
 * @param {string} a
 * @param {string} b
 */
export function isOneEditApart(a, b) {
  if (a === b) return false;
  let at = 0;
  while (a[at] === b[at]) at += 1;
  const [restOfA, restOfB] = [a.slice(at), b.slice(at)];
  const swappedRestOfA = `${restOfA[1] ?? ''}${restOfA[0] ?? ''}${restOfA.slice(2)}`;
  return (
    restOfA.slice(1) === restOfB.slice(1) ||
    restOfA.slice(1) === restOfB ||
    restOfA === restOfB.slice(1) ||
    swappedRestOfA === restOfB
  );
}
