/** Whether what had the focus is gone: browsers leave it with the body of the document then. */
export function isFocusLost(): boolean {
  // biome-ignore lint/plugin: where browsers leave the focus, in every page
  return document.activeElement === document.body;
}
