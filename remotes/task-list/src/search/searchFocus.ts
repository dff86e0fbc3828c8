/** Puts the focus on a criterion of the search; false where there is no such one. */
export function focusPill(bar: Element | null, index: number): boolean {
  const pill = bar?.querySelectorAll<HTMLElement>('[data-pill]')[index];
  pill?.focus();
  return pill !== undefined;
}

/** Puts the focus on the last part that can be changed of the criterion in the field; false where there is none. */
export function focusLastPart(bar: Element | null): boolean {
  const part = [...(bar?.querySelectorAll<HTMLElement>('[data-draft] button') ?? [])].at(-1);
  part?.focus();
  return part !== undefined;
}

/** Menus stand elsewhere on the page, and give the focus back. */
export function isInMenu(target: Element | null): boolean {
  return target !== null && target.closest('[role="menu"]') !== null;
}
