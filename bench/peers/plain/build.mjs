import { cp, mkdir } from 'node:fs/promises';
import { build } from 'esbuild';

const options = {
  bundle: true,
  minify: true,
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
};

await mkdir('dist', { recursive: true });
await build({ ...options, entryPoints: ['client.jsx'], outfile: 'dist/client.js' });
await build({ ...options, entryPoints: ['bare-page/page.css'], outfile: 'dist/page.css' });
await build({
  ...options,
  entryPoints: ['server.jsx'],
  outfile: 'dist/server.mjs',
  platform: 'node',
  format: 'esm',
  // React's server renderer calls `require`.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
});
await cp('public/picture.webp', 'dist/picture.webp');
