/** Items on a page of a list, and rows of one request. */
export const PAGE_SIZE = 50;

export function pageNumber(text: string | null): number {
  return /^[1-9]\d{0,6}$/.test(text ?? '') ? Number(text) : 1;
}
