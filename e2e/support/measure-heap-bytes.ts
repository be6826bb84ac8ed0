import { runWithInspector } from './inspector.ts';

/**
 * Measures how many bytes the live JavaScript objects of a process use after a garbage collection.
 *
 * @param output output of the process; it contains the inspector's URL
 * @throws if the process was not started with `INSPECTOR_ENV`
 */
export async function measureHeapBytes(output: string): Promise<number> {
  return runWithInspector(output, async (call) => {
    // The second garbage collection removes objects that finalizers released in the first one.
    await call('HeapProfiler.collectGarbage');
    await call('HeapProfiler.collectGarbage');
    const { usedSize } = await call('Runtime.getHeapUsage');
    if (usedSize === undefined) throw new Error('the inspector returned no heap usage');
    return usedSize;
  });
}
