import { Writable } from 'node:stream';

/** Creates a stream that collects the log lines of an api. */
export function createLogSink(): { readonly lines: readonly string[]; readonly sink: Writable } {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk, _, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, sink };
}
