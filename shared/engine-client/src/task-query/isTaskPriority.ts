/** One to seven digits, wherever the priority of a task is typed. A filter may ask for any number, see `isInteger`. */
export function isTaskPriority(text: string): boolean {
  return /^\d{1,7}$/.test(text);
}
