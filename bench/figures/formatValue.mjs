/**
 * @param {number} value
 * @param {import('./figures.mjs').Unit} unit
 * @returns {string} such as "1,021 ms", "41.2 s", "256 kB", "9.1 MB", "12"
 */
export function formatValue(value, unit) {
  if (unit === 'ms' && value >= 10_000) return `${number(value / 1000, 1)} s`;
  if (unit === 'ms') return `${number(value, value < 10 ? 1 : 0)} ms`;
  if (unit === 'count') return number(value, Number.isInteger(value) ? 0 : 1);
  if (value >= 1_000_000) return `${number(value / 1_000_000, 1)} MB`;
  return `${number(value / 1000, value < 10_000 ? 1 : 0)} kB`;
}

/**
 * @param {number} value
 * @param {number} digits
 */
function number(value, digits) {
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
