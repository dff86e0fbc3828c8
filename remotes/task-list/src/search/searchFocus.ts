export function focusPill(bar: Element | null, index: number): boolean {
  const pill = bar?.querySelectorAll<HTMLElement>('[data-pill]')[index];
  pill?.focus();
  return pill !== undefined;
}

export function focusLastPart(bar: Element | null): boolean {
  const part = [...(bar?.querySelectorAll<HTMLElement>('[data-draft] button') ?? [])].at(-1);
  part?.focus();
  return part !== undefined;
}

/** Menus render in a portal and return the focus. */
export function isInMenu(target: Element | null): boolean {
  return target !== null && target.closest('[role="menu"]') !== null;
}
