export type Farewell = 'weekend' | 'morning' | 'day' | 'afternoon' | 'evening' | 'night';

const HOURS: readonly (readonly [number, Farewell])[] = [
  [4, 'morning'],
  [7, 'day'],
  [12, 'afternoon'],
  [17, 'evening'],
  [22, 'night'],
];

export function farewellAt(time: Date): Farewell {
  const weekday = time.getDay();
  if (weekday === 0 || weekday >= 5) return 'weekend';
  return HOURS.findLast(([hour]) => time.getHours() >= hour)?.[1] ?? 'night';
}
