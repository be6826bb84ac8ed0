import { runWithInspector } from './inspector.ts';

/**
 * Measures how many bytes the JavaScript objects of a process use after a garbage collection.
 *
 * @param output output of the process, which contains the URL of its inspector
 * @throws Error if the process was not started with `INSPECTOR_ENV`
 */
export async function measureHeapBytes(output: string): Promise<number> {
  return runWithInspector(output, async (call) => {
    // Collects garbage twice, because finalizers in the first collection release more objects.
    await call('HeapProfiler.collectGarbage');
    await call('HeapProfiler.collectGarbage');
    const { usedSize } = await call('Runtime.getHeapUsage');
    if (usedSize === undefined) throw new Error('the inspector returned no heap usage');
    return usedSize;
  });
}
