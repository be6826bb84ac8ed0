/**
 * Webpack loader for files of a package whose components the shell partly leaves unused. Tree shaking
 * keeps a component that a call creates or that gets a `displayName`; this loader marks the calls as
 * free of side effects and drops the names, which only tools for development show.
 */
// oxlint-disable-next-line import/no-default-export -- webpack takes a loader as default export
export default function unusedComponentsLoader(code: string): string {
  return code
    .replaceAll(/= ((?:\w|\$)+\.forwardRef\()/g, '= /* @__PURE__ */ $1')
    .replaceAll(/^\w+\.displayName = .*;$/gm, '');
}
