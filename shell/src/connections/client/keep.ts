const KEPT = 200;

/** Puts a value last; the map forgets the first of too many. */
export function keep<Value>(map: Map<string, Value>, name: string, value: Value): void {
  map.delete(name);
  map.set(name, value);
  const [oldest] = map.keys();
  if (map.size > KEPT && oldest !== undefined) map.delete(oldest);
}
