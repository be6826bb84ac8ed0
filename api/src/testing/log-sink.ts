import { Writable } from 'node:stream';

/** Collects the log lines of an api. */
export function logSink(): { readonly lines: readonly string[]; readonly sink: Writable } {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk, _, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, sink };
}
