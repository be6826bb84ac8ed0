/** Upper bounds of the histogram buckets in seconds. */
const BUCKET_BOUNDS_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
/**
 * Matches `200 HIT 0.001 -`: status, cache status, duration in seconds, statuses of the upstreams.
 */
const LINE_PATTERN = /: (\d{3}) (\S+) (\d+\.\d+) (.+)$/s;

/** Counts responses since this process started. */
export class ResponseCounts {
  #responses = new Map();
  #bucketCounts = BUCKET_BOUNDS_SECONDS.map(() => 0);
  #responseCount = 0;
  #totalSeconds = 0;
  #upstreamFailureCount = 0;

  /** Counts a response. @param {string} message syslog message of nginx about the response */
  add(message) {
    const [, status, cacheStatus, seconds, upstreamStatuses] =
      LINE_PATTERN.exec(message.trim()) ?? [];
    if (!status) return;
    // Counts rejections by the rate limit (429) separately from other client errors.
    const statusClass = status === '429' ? '429' : `${status[0]}xx`;
    const labels = `status="${statusClass}",cache="${cacheStatus === '-' ? 'none' : cacheStatus}"`;
    this.#responses.set(labels, (this.#responses.get(labels) ?? 0) + 1);
    this.#responseCount += 1;
    this.#totalSeconds += Number(seconds);
    for (const [index, bound] of BUCKET_BOUNDS_SECONDS.entries())
      if (Number(seconds) <= bound) this.#bucketCounts[index] += 1;
    if (/50[24]/.test(upstreamStatuses)) this.#upstreamFailureCount += 1;
  }

  /**
   * Returns all metrics with type, help text and values. The keys of the values are suffixes or
   * labels.
   */
  getMetrics() {
    const buckets = BUCKET_BOUNDS_SECONDS.map((bound, index) => [
      `_bucket{le="${bound}"}`,
      this.#bucketCounts[index],
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
          ['_bucket{le="+Inf"}', this.#responseCount],
          ['_sum', this.#totalSeconds.toFixed(3)],
          ['_count', this.#responseCount],
        ],
      },
      {
        name: 'gruenland_edge_upstream_failures_total',
        type: 'counter',
        help: 'Responses with an unavailable or slow upstream',
        values: [['', this.#upstreamFailureCount]],
      },
    ];
  }
}
