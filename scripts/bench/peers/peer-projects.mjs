/**
 * The sites with which Grünland is compared: folder below `bench/peers/`, and the arguments of Node
 * that build and start them.
 */
export const PEER_PROJECTS = [
  {
    name: 'next',
    label: 'Next.js',
    build: ['node_modules/next/dist/bin/next', 'build'],
    start: ['node_modules/next/dist/bin/next', 'start'],
  },
  {
    name: 'nuxt',
    label: 'Nuxt',
    build: ['node_modules/nuxt/bin/nuxt.mjs', 'build'],
    start: ['.output/server/index.mjs'],
  },
  { name: 'plain', label: 'one bundle', build: ['build.mjs'], start: ['dist/server.mjs'] },
];
