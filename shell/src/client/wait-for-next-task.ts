/** Resolves in a new task, after pending input and painting are handled. */
export function waitForNextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
