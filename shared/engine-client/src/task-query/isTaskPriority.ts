export function isTaskPriority(text: string): boolean {
  return /^\d{1,7}$/.test(text);
}
