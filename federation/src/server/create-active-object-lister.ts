// Keeps references to the original functions. A release could replace the functions and read their
// arguments.
const { getOwnPropertyDescriptor, getPrototypeOf } = Object;

/**
 * Replacement for an open socket, server or process. It contains only the name of the object's
 * class.
 */
export interface ActiveObject {
  readonly constructor: { readonly name: string };
}

type ListName = '_getActiveHandles' | '_getActiveRequests';

/**
 * Returns a replacement for the function of `process` that lists open objects. The replacement
 * returns one object for each open object, with only the name of its class. Node's metrics in
 * `prom-client` read nothing else.
 */
export function createActiveObjectLister(
  owner: object,
  listName: ListName,
): () => readonly ActiveObject[] {
  const listActive = (owner as Record<ListName, () => readonly object[]>)[listName].bind(owner);
  return () => {
    const objects = listActive();
    const descriptions: ActiveObject[] = [];
    // Calls no method of arrays, because a release can replace these methods.
    for (let index = 0; index < objects.length; index += 1) {
      const object = objects[index];
      if (object) descriptions[index] = { constructor: { name: getClassName(object) } };
    }
    return descriptions;
  };
}

/** Returns the name of an object's class. Runs no getter, because it may be release code. */
function getClassName(value: object): string {
  const constructor: unknown = getOwnPropertyDescriptor(
    getPrototypeOf(value),
    'constructor',
  )?.value;
  const name: unknown =
    typeof constructor === 'function' && getOwnPropertyDescriptor(constructor, 'name')?.value;
  return typeof name === 'string' ? name : 'Object';
}
