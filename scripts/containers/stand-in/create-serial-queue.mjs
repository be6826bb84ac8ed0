/**
 * Returns a function that runs tasks one after another and returns the promise of each. A task that
 * fails does not stop the next one.
 */
export function createSerialQueue() {
  let last = Promise.resolve();
  return (task) => {
    const result = last.then(task, task);
    last = result.catch(() => undefined);
    return result;
  };
}
