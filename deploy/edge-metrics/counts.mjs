/** Upper bounds in seconds. */
const BUCKET_BOUNDS_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
/** `200 HIT 0.001 -`: status, cache status, seconds, upstream statuses. */
const LINE_PATTERN = /: (\d{3}) (\S+) (\d+\.\d+) (.+)$/s;

/** Metrics of all responses since the start. */
export class ResponseCounts {
  #responses = new Map();
  #buckets = BUCKET_BOUNDS_SECONDS.map(() => 0);
  #count = 0;
  #seconds = 0;
  #upstreamFailures = 0;

  /** @param {string} message Syslog message of nginx about one response. */
  add(message) {
    const [, status, cache, time, upstream] = LINE_PATTERN.exec(message.trim()) ?? [];
    if (!status) return;
    // Rate limit rejections are counted separately from other client errors.
    const kind = status === '429' ? '429' : `${status[0]}xx`;
    const labels = `status="${kind}",cache="${cache === '-' ? 'none' : cache}"`;
    this.#responses.set(labels, (this.#responses.get(labels) ?? 0) + 1);
    this.#count += 1;
    this.#seconds += Number(time);
    for (const [index, bound] of BUCKET_BOUNDS_SECONDS.entries())
      if (Number(time) <= bound) this.#buckets[index] += 1;
    if (/50[24]/.test(upstream)) this.#upstreamFailures += 1;
  }

  /** All metrics with type, help text and values by labels. */
  getMetrics() {
    const buckets = BUCKET_BOUNDS_SECONDS.map((bound, index) => [
      `_bucket{le="${bound}"}`,
      this.#buckets[index],
    ]);
    return [
      {
        name: 'gruenland_edge_responses_total',
        type: 'counter',
        help: 'Responses by status class and cache status',
        values: [...this.#responses].map(([labels, value]) => [`{${labels}}`, value]),
      },
      {
        name: 'gruenland_edge_seconds',
        type: 'histogram',
        help: 'Time to the end of a response',
        values: [
          ...buckets,
          ['_bucket{le="+Inf"}', this.#count],
          ['_sum', this.#seconds.toFixed(3)],
          ['_count', this.#count],
        ],
      },
      {
        name: 'gruenland_edge_upstream_failures_total',
        type: 'counter',
        help: 'Responses with an unavailable or slow upstream',
        values: [['', this.#upstreamFailures]],
      },
    ];
  }
}
