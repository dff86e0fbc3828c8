/**
 * How a cost grows, read from what it was at some sizes: the power of the size that it follows, between the smallest and the largest.
 *
 * @param {readonly { size: number, cost: number }[]} measured at three sizes or more, in order
 * @returns {string} as in "constant" or "linear, 0.4 each"
 */
export function lawOf(measured) {
  const first = measured[0];
  const last = measured.at(-1);
  if (!first || !last || measured.length < 3 || first.cost <= 0 || last.cost <= 0) return 'not measured';
  const slope = (last.cost - first.cost) / (last.size - first.size);
  const power = Math.log(last.cost / first.cost) / Math.log(Math.max(1, last.size) / Math.max(1, first.size));
  if (Math.abs(power) < CONSTANT) return 'constant';
  if (power < 0) return 'falling';
  if (power > LINEAR) return 'faster than linear';
  return `${power < NEARLY ? 'slower than linear' : 'linear'}, ${slope.toPrecision(2)} each`;
}

const CONSTANT = 0.1;
const NEARLY = 0.8;
const LINEAR = 1.25;
