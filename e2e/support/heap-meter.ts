import { inspect } from './inspector.ts';

/**
 * Bytes of live JavaScript objects of a process after garbage collection.
 *
 * @param output output of the process
 * @throws when it was not started with `INSPECTED`
 */
export async function heapUsed(output: string): Promise<number> {
  return inspect(output, async (call) => {
    // Objects released by finalizers are collected in the second run.
    await call('HeapProfiler.collectGarbage');
    await call('HeapProfiler.collectGarbage');
    const { usedSize } = await call('Runtime.getHeapUsage');
    if (usedSize === undefined) throw new Error('the inspector returned no heap usage');
    return usedSize;
  });
}
