/**
 * Runs in the page. Null while nobody could click it; a trailing `…` in `name` matches any rest.
 * @param {string} role
 * @param {string} name
 * @returns {{ x: number, y: number, focused: boolean } | null}
 */
export function placeOf(role, name) {
  /** @type {Record<string, string>} */
  const native = {
    button: 'button:not([role]), summary',
    link: 'a[href]:not([role])',
    textbox:
      'input:not([type]), input:is([type=text], [type=email], [type=number], [type=password], [type=date]), textarea',
    searchbox: 'input[type=search]',
    checkbox: 'input[type=checkbox]',
    combobox: 'select',
    heading: 'h1, h2, h3, h4',
    dialog: 'dialog',
    form: 'form',
  };
  const frames = ['dialog', 'grid', 'group', 'heading'];
  const wanted = name.replace(/…$/, '');
  const isWanted = (/** @type {string} */ text) =>
    name.endsWith('…') ? text.startsWith(wanted) : text === wanted;
  const elements = document.querySelectorAll(`[role="${role}"]${native[role] ? `, ${native[role]}` : ''}`);
  for (const element of elements) {
    if (!isWanted(nameOf(element)) || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.matches(':disabled, [aria-disabled="true"]')) continue;
    const focused = element.contains(document.activeElement);
    if (frames.includes(role)) return { ...middleOf(element), focused };
    // Sticky bars may cover what is only just in view.
    if (!isHit(element)) element.scrollIntoView({ block: 'center', inline: 'nearest' });
    if (isHit(element)) return { ...middleOf(element), focused };
  }
  return null;

  /** @param {Element} element */
  function middleOf(element) {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }

  /** @param {Element} element */
  function isHit(element) {
    const { x, y } = middleOf(element);
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
  }

  /** @param {Element} element */
  function nameOf(element) {
    const ids = element.getAttribute('aria-labelledby')?.split(' ');
    const labels =
      ids?.map((id) => document.getElementById(id)) ?? /** @type {HTMLInputElement} */ (element).labels;
    const text =
      element.getAttribute('aria-label') ??
      ((labels?.length ?? 0) > 0
        ? [...(labels ?? [])].map((label) => shownText(label)).join(' ')
        : shownText(element) || element.getAttribute('title'));
    return (text ?? '').replaceAll(/\s+/g, ' ').trim();
  }

  /** @param {Element | null} element */
  function shownText(element) {
    const copy = /** @type {Element | undefined} */ (element?.cloneNode(true));
    for (const hidden of copy?.querySelectorAll('[aria-hidden="true"], select, textarea, script') ?? [])
      hidden.remove();
    return copy?.textContent ?? '';
  }
}
