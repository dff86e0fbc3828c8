export function dataText(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value, null, 2);
  try {
    const data: unknown = JSON.parse(value);
    const isPlain = (one: unknown) => typeof one === 'string' || typeof one === 'number';
    return Array.isArray(data) && data.every(isPlain) ? data.join(', ') : JSON.stringify(data, null, 2);
  } catch {
    return value;
  }
}
