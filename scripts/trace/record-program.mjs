import { writeFileSync } from 'node:fs';
import { CallRecorder } from './call-recorder.mjs';
import { isTraced } from './is-traced.mjs';

/**
 * `node --import 'file:///…/record-program.mjs?calls=<file>' <program>` records the calls of a
 * program and writes them as JSON to this file when the program ends.
 */
const callsFile = new URL(import.meta.url).searchParams.get('calls');
const recorder = new CallRecorder(isTraced);
recorder.start();
process.on('exit', () => writeFileSync(callsFile, JSON.stringify(recorder.stop())));
