import { plainWords } from './readings.ts';

/** What of an ad is read. */
export interface WordedAd {
  readonly title: string;
  readonly description: string;
}

/** How much an ad sounds like those that were to be held; above nought rather than not. */
export type WordModel = (ad: WordedAd) => number;

/** Weights are kept by hash: a power of two, so large that few traces share one. */
const places = 1 << 17;
const partLengths = [3, 4, 5];
const rounds = 7;
const firstStep = 4;
const slowing = 0.1;
const biasPart = 0.1;

/** FNV-1a of a kind of trace and the letters from one place to another. */
function placeOf(kind: number, text: string, from = 0, to = text.length): number {
  let hash = Math.imul(2_166_136_261 ^ kind, 16_777_619);
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  return (hash ^ (hash >>> 15)) & (places - 1);
}

/** In which text a trace was met last: faster than a set for each. */
const metIn = new Uint32Array(places);
let textNumber = 0;

/** Words, pairs of them and their parts, so that what is spelled or put together anew is known too. */
function tracesOf({ title, description }: WordedAd): Int32Array {
  const traces: number[] = [];
  textNumber += 1;
  const add = (trace: number) => {
    if (metIn[trace] === textNumber) return;
    metIn[trace] = textNumber;
    traces.push(trace);
  };
  let before = '';
  for (const word of plainWords(`${title}\n${description}`).split(' ')) {
    // How long a number is says more than which one.
    const plain = /^\d+$/u.test(word) ? `#${Math.min(5, word.length)}` : word;
    add(placeOf(1, plain));
    add(placeOf(2, `${before} ${plain}`));
    before = plain;
    const padded = ` ${plain} `;
    for (const length of partLengths) {
      for (let from = 0; from + length <= padded.length; from += 1) {
        add(placeOf(length, padded, from, from + length));
      }
    }
  }
  return Int32Array.from(traces);
}

/** Numbers up to a count in an order that looks like chance and is always the same. */
function shuffled(count: number, round: number): number[] {
  const key = (at: number) => Math.imul(at + 1, 2_654_435_761 + 2 * round) >>> 0;
  return Array.from({ length: count }, (_, at) => at).toSorted((a, b) => key(a) - key(b));
}

/** How rare a trace is among the lessons: what stands everywhere says nothing. */
function rarities(lessons: readonly Int32Array[]): Float32Array {
  const counts = new Float32Array(places);
  for (const traces of lessons)
    for (const trace of traces) counts[trace] = (counts[trace] ?? 0) + 1;
  return counts.map((count) => Math.log((lessons.length + 1) / (count + 1)));
}

/**
 * Learns from ads that were to be held and honest ones: logistic regression over rare traces, a
 * tenth of a second for a thousand ads, the same each time.
 */
export function learnWords(held: readonly WordedAd[], honest: readonly WordedAd[]): WordModel {
  const traced = [...held, ...honest].map(tracesOf);
  const rarity = rarities(traced);
  // Plain loops here and below: they run through millions of traces at the start of every api.
  const strengthsOf = (traces: Int32Array): Float32Array => {
    const strengths = new Float32Array(traces.length);
    let squares = 0;
    for (let at = 0; at < traces.length; at += 1) {
      const strength = rarity[traces[at] ?? 0] ?? 0;
      strengths[at] = strength;
      squares += strength * strength;
    }
    const length = Math.sqrt(squares) || 1;
    for (let at = 0; at < traces.length; at += 1) strengths[at] = (strengths[at] ?? 0) / length;
    return strengths;
  };
  const weights = new Float32Array(places);
  let bias = 0;
  const sumOf = (traces: Int32Array, strengths: Float32Array): number => {
    let sum = bias;
    for (let at = 0; at < traces.length; at += 1) {
      sum += (weights[traces[at] ?? 0] ?? 0) * (strengths[at] ?? 0);
    }
    return sum;
  };
  const lessons = traced.map((traces, at) => {
    return { traces, strengths: strengthsOf(traces), aim: at < held.length ? 1 : 0 };
  });
  for (let round = 0; round < rounds; round += 1) {
    const step = firstStep / (1 + round * slowing);
    for (const at of shuffled(lessons.length, round)) {
      const lesson = lessons[at];
      if (!lesson) continue;
      const { traces, strengths, aim } = lesson;
      const miss = step * (aim - 1 / (1 + Math.exp(-sumOf(traces, strengths))));
      bias += miss * biasPart;
      for (let nth = 0; nth < traces.length; nth += 1) {
        const trace = traces[nth] ?? 0;
        weights[trace] = (weights[trace] ?? 0) + miss * (strengths[nth] ?? 0);
      }
    }
  }
  return (ad) => {
    const traces = tracesOf(ad);
    return sumOf(traces, strengthsOf(traces));
  };
}
