import { Writable } from 'node:stream';

/** Keeps what an api writes, line by line. */
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
