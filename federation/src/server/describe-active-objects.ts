// Copies, because a release can replace the originals and then receive the objects.
const { getOwnPropertyDescriptor, getPrototypeOf } = Object;

/** An object whose constructor has the same name as that of an open socket, server or process. */
export interface ActiveObject {
  readonly constructor: { readonly name: string };
}

type ListName = '_getActiveHandles' | '_getActiveRequests';

/**
 * Returns a replacement for a function of `process` that lists open objects. It returns as many
 * objects, each with the name of its class and nothing else, which is all that the metrics of Node
 * read (`prom-client`).
 */
export function describeActiveObjects(
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

/** Returns the name of an object's class. Runs no getter, because it would receive the object. */
function getClassName(value: object): string {
  const constructor: unknown = getOwnPropertyDescriptor(
    getPrototypeOf(value),
    'constructor',
  )?.value;
  const name: unknown =
    typeof constructor === 'function' && getOwnPropertyDescriptor(constructor, 'name')?.value;
  return typeof name === 'string' ? name : 'Object';
}
