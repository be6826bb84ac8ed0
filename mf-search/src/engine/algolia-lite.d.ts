/** The search client's build without Node.js sockets. This build accepts any requester. */
declare module 'algoliasearch/dist/lite/builds/browser.js' {
  export { liteClient } from 'algoliasearch/lite';
}
