import { remotePreset } from '@gruenland/federation/build/remote-preset.ts';

export default remotePreset({ name: 'mf-search', root: import.meta.dirname });
