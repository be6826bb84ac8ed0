import { parse } from '@babel/parser';

const FUNCTION_TYPES = new Set([
  'ArrowFunctionExpression',
  'ClassMethod',
  'ClassPrivateMethod',
  'FunctionDeclaration',
  'FunctionExpression',
  'ObjectMethod',
]);

/** Name of the global function that markers call with the path of their file, if it exists. */
export const MARKER = '__recordCall';

/** Returns the expression that records a call of a function in this file. */
export function createMarker(file) {
  return `globalThis.${MARKER}?.(${JSON.stringify(file)})`;
}

/**
 * Adds a statement to the start of every function of a source file.
 *
 * @param {string} file name of the file; its extension selects the syntax
 * @param {string} source
 * @param {string} call expression that each function evaluates first, on every call
 * @returns {string} the source with the same lines
 * @throws {SyntaxError} if the source cannot be parsed
 */
export function addCallMarkers(file, source, call) {
  const plugins = file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'];
  const { program } = parse(source, { sourceType: 'module', plugins });
  const insertions = [];
  visitFunctions(program, ({ body }) => {
    if (body.type === 'BlockStatement') {
      insertions.push([body.start + 1, `${call};`]);
    } else {
      insertions.push([body.start, `(${call},`], [body.end, ')']);
    }
  });
  let result = source;
  // From the end to the start; at the same position, the marker that was found later is further in.
  for (const [position, text] of insertions.toSorted(([a], [b]) => b - a))
    result = result.slice(0, position) + text + result.slice(position);
  return result;
}

/** Calls `onFunction` for each function that has a body, outer functions first. */
function visitFunctions(node, onFunction) {
  if (FUNCTION_TYPES.has(node.type) && node.body) onFunction(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child?.type === 'string') visitFunctions(child, onFunction);
  }
}
