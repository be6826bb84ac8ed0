import { InsightRecorder } from './insight-recorder.ts';

const DEV_SERVER = { remote: 'mf-a', base: 'http://localhost:3100/' };
const createError = (stack: string) => Object.assign(new Error('x'), { stack });

test('collects errors of dev builds by the remote that the stack names', () => {
  const recorder = new InsightRecorder([DEV_SERVER]);
  const devBuildError = createError('Error: x\n    at mf-a@00ff/remote.cjs:1:2');
  recorder.recordFault('mf-b', 'route:list', devBuildError);
  recorder.recordFault('mf-b', 'route:list', createError('Error: x\n    at mf-b@00ff/remote.cjs'));
  recorder.recordFault('mf-a', 'block:box', 'a thrown text');
  expect(recorder.faults).toEqual([
    { remote: 'mf-a', part: 'route:list', stack: devBuildError.stack },
    { remote: 'mf-a', part: 'block:box', stack: 'a thrown text' },
  ]);
});

test('collects no errors of published releases', () => {
  const recorder = new InsightRecorder();
  recorder.recordFault('mf-a', 'route:list', createError('Error: x\n    at mf-a@00ff/remote.cjs'));
  expect(recorder.faults).toEqual([]);
});
