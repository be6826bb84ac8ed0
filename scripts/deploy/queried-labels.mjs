/** Labels in PromQL, as far as alerts and dashboard use it. */

const FIGURE = /\b([a-z]\w*_\w+|up)\b(?=\s*(?:[{[)]|$))(?:\{([^}]*)\})?/g;

/**
 * Labels by which metrics are selected or grouped.
 *
 * @param {string} expr
 * @returns {[string, string][]} name of a metric, label
 */
export function queriedLabels(expr) {
  const chosen = [...expr.matchAll(FIGURE)].flatMap(([, name, selector = '']) =>
    [...selector.matchAll(/(\w+)\s*[=!]~?"/g)].map(([, label]) => [name, label]),
  );
  const apart = groupings(expr).flatMap(({ labels, inner }) =>
    [...inner.matchAll(FIGURE)].flatMap(([, name]) => labels.map((label) => [name, label])),
  );
  return [...chosen, ...apart];
}

/** Labels of the result: for an aggregation those it names, otherwise at least those in `given`. */
export function remainingLabels(expr, metricLabels) {
  const aggregates = /\b(?:sum|max|min|avg|count|histogram_quantile|absent)\b/.test(expr);
  return aggregates ? groupings(expr).flatMap(({ labels }) => labels) : metricLabels;
}

function groupings(expr) {
  return [...expr.matchAll(/\bby \(([^)]*)\) /g)].map((match) => ({
    labels: match[1].split(',').map((label) => label.trim()),
    inner: bracketed(expr.slice(match.index + match[0].length)),
  }));
}

/** Text up to the bracket that closes the first one. */
function bracketed(text) {
  let depth = 0;
  for (const [index, mark] of [...text].entries()) {
    if (mark === '(') depth += 1;
    if (mark === ')') depth -= 1;
    if (depth === 0) return text.slice(0, index + 1);
  }
  return text;
}
