import { remotePreset } from '@gruenland/federation/build/remote-preset.ts';

export default remotePreset({ name: 'mf-account', root: import.meta.dirname });
