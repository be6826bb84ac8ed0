import { inspect } from './inspector.ts';

/**
 * Bytes that live objects of a process's JavaScript take, after everything else was collected.
 *
 * @param output what the process wrote
 * @throws when it was not started with `INSPECTED`
 */
export async function heapUsed(output: string): Promise<number> {
  return inspect(output, async (call) => {
    // What finalizers let go of is collected the second time.
    await call('HeapProfiler.collectGarbage');
    await call('HeapProfiler.collectGarbage');
    const { usedSize } = await call('Runtime.getHeapUsage');
    if (usedSize === undefined) throw new Error('the inspector names no heap usage');
    return usedSize;
  });
}
