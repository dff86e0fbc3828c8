/**
 * A point in time some days from today, as the engine writes it: offset without a colon.
 *
 * @param {number} days
 * @param {number} [hour]
 * @param {number} [minute]
 */
export function engineDate(days, hour = 12, minute = 0) {
  const date = new Date();
  date.setDate(date.getDate() + days);
  date.setHours(hour, minute, 0, 0);
  return date.toISOString().replace('Z', '+0000');
}
