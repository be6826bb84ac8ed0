/**
 * Declares the build of the search client that does not use Node.js sockets. This build accepts any
 * requester.
 */
declare module 'algoliasearch/dist/lite/builds/browser.js' {
  export { liteClient } from 'algoliasearch/lite';
}
