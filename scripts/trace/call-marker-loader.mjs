import { relative } from 'node:path';
import { ROOT } from '../project/paths.mjs';
import { addCallMarkers, createMarker } from './add-call-markers.mjs';
import { isTraced } from './is-traced.mjs';

/** Loader of webpack that adds call markers to traced files. */
// oxlint-disable-next-line import/no-default-export -- webpack takes a loader as default export
export default function addMarkers(source) {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- webpack calls loaders this way
  const file = relative(ROOT, this.resourcePath);
  return isTraced(file) ? addCallMarkers(file, source, createMarker(file)) : source;
}
