import { remotePreset } from '@gruenland/federation/build/remote-preset.ts';

export default remotePreset({ name: 'mf-magazine', root: import.meta.dirname });
