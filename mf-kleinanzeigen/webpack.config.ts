import { remotePreset } from '@gruenland/federation/build/remote-preset.ts';

const preset = remotePreset({ name: 'mf-kleinanzeigen', root: import.meta.dirname });

/**
 * Bytes below which parts that several pages share are not files of their own: each file costs its
 * name and its hashes in the script that every page of this room loads.
 */
const LEAST_SHARED = 60_000;

const config: typeof preset = {
  ...preset,
  configurations: (target) => {
    const { web, node } = preset.configurations(target);
    const splitChunks = { minSize: LEAST_SHARED };
    return { web: { ...web, optimization: { ...web.optimization, splitChunks } }, node };
  },
};

export default config;
