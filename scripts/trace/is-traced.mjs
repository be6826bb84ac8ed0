/** Folders of the parts that take part in requests, navigations, forms and releases. */
const TRACED =
  /^(?:federation\/src\/(?!browser|dev)|shell\/src\/(?:client|document|navigation|page|server)\/|shared-ui\/src\/form\/)/;

/** Whether calls of a file are recorded; the path is relative to the repository. */
export function isTraced(file) {
  return TRACED.test(file) && !/\/testing\/|\.test\./.test(file);
}
