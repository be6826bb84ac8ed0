/** After whatever the browser has waiting: what somebody has done, and painting. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
