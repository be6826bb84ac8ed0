/** @throws always: takes the place of functions that the shell must not use */
export function throwNotIncluded(): never {
  throw new Error('The shell’s script leaves this part of react-router out');
}
