/**
 * Matches a metric and its label selector in PromQL. Supports the syntax that alerts and dashboard
 * use.
 */

const METRIC_PATTERN = /\b([a-z]\w*_\w+|up)\b(?=\s*(?:[{[)]|$))(?:\{([^}]*)\})?/g;

/**
 * Returns the labels by which a query selects or groups each metric.
 *
 * @param {string} expr Query in PromQL.
 * @returns {[string, string][]} pairs of metric name and label
 */
export function listQueriedLabels(expr) {
  const selectorLabels = [...expr.matchAll(METRIC_PATTERN)].flatMap(([, name, selector = '']) =>
    [...selector.matchAll(/(\w+)\s*[=!]~?"/g)].map(([, label]) => [name, label]),
  );
  const groupingLabels = findGroupings(expr).flatMap(({ labels, inner }) =>
    [...inner.matchAll(METRIC_PATTERN)].flatMap(([, name]) => labels.map((label) => [name, label])),
  );
  return [...selectorLabels, ...groupingLabels];
}

/**
 * Returns the labels of a query's result: the labels after `by` if the query aggregates, otherwise
 * `metricLabels`.
 */
export function listRemainingLabels(expr, metricLabels) {
  const isAggregation = /\b(?:sum|max|min|avg|count|histogram_quantile|absent)\b/.test(expr);
  return isAggregation ? findGroupings(expr).flatMap(({ labels }) => labels) : metricLabels;
}

function findGroupings(expr) {
  return [...expr.matchAll(/\bby \(([^)]*)\) /g)].map((match) => ({
    labels: match[1].split(',').map((label) => label.trim()),
    inner: getBracketedText(expr.slice(match.index + match[0].length)),
  }));
}

/** Returns the beginning of a text, up to the bracket that closes its first bracket. */
function getBracketedText(text) {
  let depth = 0;
  for (const [index, mark] of [...text].entries()) {
    if (mark === '(') depth += 1;
    if (mark === ')') depth -= 1;
    if (depth === 0) return text.slice(0, index + 1);
  }
  return text;
}
