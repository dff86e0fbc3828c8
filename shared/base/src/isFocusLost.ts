/** Browsers move the focus to the body when the focused element is removed. */
export function isFocusLost(): boolean {
  // biome-ignore lint/plugin: where browsers leave the focus, in every page
  return document.activeElement === document.body;
}
