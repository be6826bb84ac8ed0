import { registerHotBuild } from '#dev/client/hot-build.ts';
import { applyUpdate, getCurrentHash } from '#dev/client/hot-update.ts';

/** Code of the dev server's client that is bundled into each dev build. */
const { origin } = new URL(__webpack_public_path__, document.baseURI);
registerHotBuild(origin, { hot: DEV_BUILD.hot, getHash: getCurrentHash, apply: applyUpdate });
