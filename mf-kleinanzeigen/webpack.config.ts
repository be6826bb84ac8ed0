import { remotePreset } from '@gruenland/federation/build/remote-preset.ts';

const preset = remotePreset({ name: 'mf-kleinanzeigen', root: import.meta.dirname });

/**
 * Minimum size in bytes of code that becomes a separate chunk because several pages use it. Smaller
 * code is not split off, because every page loads a list with the name and hashes of each chunk.
 */
const MIN_SHARED_CHUNK_BYTES = 60_000;

const config: typeof preset = {
  ...preset,
  createConfigs: (target) => {
    const { web, node } = preset.createConfigs(target);
    const splitChunks = { minSize: MIN_SHARED_CHUNK_BYTES };
    return { web: { ...web, optimization: { ...web.optimization, splitChunks } }, node };
  },
};

export default config;
