/** One to seven digits, wherever a priority is typed; filters allow any `isInteger`. */
export function isTaskPriority(text: string): boolean {
  return /^\d{1,7}$/.test(text);
}
