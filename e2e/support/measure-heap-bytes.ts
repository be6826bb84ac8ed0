import { runWithInspector } from './inspector.ts';

/**
 * Measures how many bytes the JavaScript objects of a process use after a garbage collection,
 * together with those of its worker threads.
 *
 * @param output output of the process, which contains the URL of its inspector
 * @throws Error if the process was not started with `INSPECTOR_ENV`
 */
export async function measureHeapBytes(output: string): Promise<number> {
  return runWithInspector(output, async (inspector) => {
    // Collects garbage twice, because finalizers in the first collection release more objects.
    await inspector.callInAllThreads('HeapProfiler.collectGarbage');
    await inspector.callInAllThreads('HeapProfiler.collectGarbage');
    const usages = await inspector.callInAllThreads('Runtime.getHeapUsage');
    return usages.reduce((sum, { usedSize }) => {
      if (usedSize === undefined) throw new Error('the inspector returned no heap usage');
      return sum + usedSize;
    }, 0);
  });
}
