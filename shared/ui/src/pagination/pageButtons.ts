export function pageButtons(page: number, pages: number, most: number): readonly number[] {
  const count = Math.min(most, pages);
  const first = Math.max(1, Math.min(page - Math.floor(count / 2), pages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}
