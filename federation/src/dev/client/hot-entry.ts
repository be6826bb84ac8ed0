import { registerHotBuild } from '#dev/client/hot-build.ts';
import { applyUpdate, getCurrentHash } from '#dev/client/hot-update.ts';

/** The part of the dev server's client that is in each of its builds. */
const { origin } = new URL(__webpack_public_path__, document.baseURI);
registerHotBuild(origin, { hot: DEV_BUILD.hot, getHash: getCurrentHash, apply: applyUpdate });
