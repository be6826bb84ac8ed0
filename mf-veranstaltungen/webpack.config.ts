import { remotePreset } from '@gruenland/federation/build/remote-preset.ts';

export default remotePreset({ name: 'mf-veranstaltungen', root: import.meta.dirname });
