/** Examples as sparse rows: for row r, features `indices[starts[r] .. starts[r + 1])` with their `values`, and its class. */
interface Examples {
  readonly starts: Int32Array;
  readonly indices: Int32Array;
  readonly values: Float32Array;
  readonly classes: Uint8Array;
  readonly weights: Float32Array;
}

export interface Fitted {
  /** Weight of feature f for class k at `f * classCount + k`. */
  readonly weights: Float64Array;
  readonly bias: Float64Array;
}

/** One example by its features' names: those that are not fitted are left out. */
export interface LabelledFeatures {
  readonly label: number;
  readonly weight: number;
  readonly features: ReadonlyMap<string, number>;
}

/** Fits the named features; a weight's row is its feature's place in `kept`. See `fitLogistic`. */
export function fitFeatures(
  rows: readonly LabelledFeatures[],
  kept: readonly string[],
  classCount: number,
  penalty: number,
  iterations: number,
): Fitted {
  const indexOf = new Map(kept.map((feature, index) => [feature, index]));
  const starts = [0];
  const indices: number[] = [];
  const values: number[] = [];
  for (const { features } of rows) {
    for (const [feature, value] of features) {
      const index = indexOf.get(feature);
      if (index === undefined) continue;
      indices.push(index);
      values.push(value);
    }
    starts.push(indices.length);
  }
  const examples: Examples = {
    starts: Int32Array.from(starts),
    indices: Int32Array.from(indices),
    values: Float32Array.from(values),
    classes: Uint8Array.from(rows, ({ label }) => label),
    weights: Float32Array.from(rows, ({ weight }) => weight),
  };
  return fitLogistic(examples, kept.length, classCount, penalty, iterations);
}

/** How many past steps the approximation of the curvature remembers. */
const memory = 8;

/**
 * Multinomial logistic regression with an L2 penalty (`penalty` times half the squared weights, biases free), solved by
 * L-BFGS: no random order and no learning rate, so the same sentences always give the same weights.
 */
function fitLogistic(examples: Examples, featureCount: number, classCount: number, penalty: number, iterations: number): Fitted {
  const size = (featureCount + 1) * classCount;
  const objective = (at: Float64Array, gradient: Float64Array) =>
    lossAndGradient(examples, featureCount, classCount, penalty, at, gradient);
  const solution = minimise(objective, size, iterations);
  return { weights: solution.slice(0, featureCount * classCount), bias: solution.slice(featureCount * classCount) };
}

/** Writes the gradient at `at` and gives the loss. */
function lossAndGradient(
  examples: Examples,
  featureCount: number,
  classCount: number,
  penalty: number,
  at: Float64Array,
  gradient: Float64Array,
): number {
  const biasAt = featureCount * classCount;
  const scores = new Float64Array(classCount);
  let loss = 0;
  for (let i = 0; i < biasAt; i += 1) {
    const weight = at[i] as number;
    loss += 0.5 * penalty * weight * weight;
    gradient[i] = penalty * weight;
  }
  gradient.fill(0, biasAt);
  const { starts, indices, values, classes, weights } = examples;
  for (let row = 0; row < classes.length; row += 1) {
    const from = starts[row] as number;
    const to = starts[row + 1] as number;
    for (let k = 0; k < classCount; k += 1) scores[k] = at[biasAt + k] as number;
    for (let i = from; i < to; i += 1) {
      const base = (indices[i] as number) * classCount;
      const value = values[i] as number;
      for (let k = 0; k < classCount; k += 1) scores[k] = (scores[k] as number) + value * (at[base + k] as number);
    }
    const own = classes[row] as number;
    const weight = weights[row] as number;
    loss -= weight * softmaxInPlace(scores, own);
    for (let k = 0; k < classCount; k += 1) {
      const error = weight * ((scores[k] as number) - (k === own ? 1 : 0));
      scores[k] = error;
      gradient[biasAt + k] = (gradient[biasAt + k] as number) + error;
    }
    for (let i = from; i < to; i += 1) {
      const base = (indices[i] as number) * classCount;
      const value = values[i] as number;
      for (let k = 0; k < classCount; k += 1) gradient[base + k] = (gradient[base + k] as number) + value * (scores[k] as number);
    }
  }
  return loss;
}

/** Turns scores into probabilities and gives the logarithm of the own class's. */
function softmaxInPlace(scores: Float64Array, own: number): number {
  const top = Math.max(...scores);
  const ownScore = scores[own] as number;
  let sum = 0;
  for (let k = 0; k < scores.length; k += 1) {
    scores[k] = Math.exp((scores[k] as number) - top);
    sum += scores[k] as number;
  }
  for (let k = 0; k < scores.length; k += 1) scores[k] = (scores[k] as number) / sum;
  return ownScore - top - Math.log(sum);
}

type Objective = (at: Float64Array, gradient: Float64Array) => number;

/** L-BFGS with a backtracking line search (Nocedal and Wright, algorithms 7.4 and 3.1). */
function minimise(objective: Objective, size: number, iterations: number): Float64Array {
  let at = new Float64Array(size);
  let gradient = new Float64Array(size);
  let loss = objective(at, gradient);
  const steps: { step: Float64Array; change: Float64Array; inverse: number }[] = [];
  for (let round = 0; round < iterations; round += 1) {
    const direction = descent(gradient, steps);
    const slope = dot(direction, gradient);
    let length = steps.length === 0 ? 1 / Math.max(1, Math.sqrt(dot(gradient, gradient))) : 1;
    const next = new Float64Array(size);
    const nextGradient = new Float64Array(size);
    let nextLoss = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 30; tries += 1) {
      for (let i = 0; i < size; i += 1) next[i] = (at[i] as number) + length * (direction[i] as number);
      nextLoss = objective(next, nextGradient);
      if (nextLoss <= loss + 1e-4 * length * slope) break;
      length /= 2;
    }
    if (!(nextLoss < loss)) break;
    const step = new Float64Array(size);
    const change = new Float64Array(size);
    for (let i = 0; i < size; i += 1) {
      step[i] = (next[i] as number) - (at[i] as number);
      change[i] = (nextGradient[i] as number) - (gradient[i] as number);
    }
    const curvature = dot(step, change);
    if (curvature > 1e-10) steps.push({ step, change, inverse: 1 / curvature });
    if (steps.length > memory) steps.shift();
    const settled = loss - nextLoss < 1e-6 * Math.abs(loss);
    at = next;
    gradient = nextGradient;
    loss = nextLoss;
    if (settled) break;
  }
  return at;
}

/** The direction to walk: the gradient, turned by what past steps told about the curvature. */
function descent(
  gradient: Float64Array,
  steps: readonly { step: Float64Array; change: Float64Array; inverse: number }[],
): Float64Array {
  const direction = gradient.map((value) => -value);
  const scales: number[] = [];
  for (const past of steps.toReversed()) {
    const scale = past.inverse * dot(past.step, direction);
    scales.push(scale);
    addScaled(direction, past.change, -scale);
  }
  const last = steps.at(-1);
  if (last) {
    const factor = 1 / (last.inverse * dot(last.change, last.change));
    for (let i = 0; i < direction.length; i += 1) direction[i] = (direction[i] as number) * factor;
  }
  for (const past of steps) {
    const back = past.inverse * dot(past.change, direction);
    addScaled(direction, past.step, (scales.pop() as number) - back);
  }
  return direction;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] as number) * (b[i] as number);
  return sum;
}

function addScaled(target: Float64Array, other: Float64Array, scale: number): void {
  for (let i = 0; i < target.length; i += 1) target[i] = (target[i] as number) + scale * (other[i] as number);
}
