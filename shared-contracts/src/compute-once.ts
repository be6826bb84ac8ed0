/** A node of the tree whose path is the function and then each input. */
interface Step {
  /** Steps of the next input, by object. Weak maps keep neither former releases nor former content. */
  next?: WeakMap<object, Step>;
  outcome?: { readonly result: unknown };
}

/** Root of the tree. */
const firstStep: Step = {};

/**
 * Returns `compute(...inputs)`, computed once for the same function and the same input objects. The
 * function must depend on its inputs only and must be the same object for each call. Published
 * content consists of the same objects until it changes. Drafts are new objects for each request, so
 * that editors always see their changes. Errors are not remembered.
 *
 * @param inputs The inputs, those that most calls share first.
 */
export function computeOnce<Inputs extends readonly object[], Result>(
  compute: (...inputs: Inputs) => Result,
  ...inputs: Inputs
): Result {
  let step = advance(firstStep, compute);
  for (const input of inputs) step = advance(step, input);
  step.outcome ??= { result: compute(...inputs) };
  return step.outcome.result as Result;
}

function advance(step: Step, input: object): Step {
  step.next ??= new WeakMap();
  let nextStep = step.next.get(input);
  if (!nextStep) {
    nextStep = {};
    step.next.set(input, nextStep);
  }
  return nextStep;
}
