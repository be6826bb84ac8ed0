import { remotePreset } from '@gruenland/federation/build/remote-preset.ts';

export default remotePreset({ name: 'mf-kleinanzeigen', root: import.meta.dirname });
