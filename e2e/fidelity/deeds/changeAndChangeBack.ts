import type { Locator } from '@playwright/test';

/** By the types of inputs; others take a text. */
const OTHER: Readonly<Record<string, string>> = {
  number: '3',
  range: '3',
  date: '2001-02-03',
  time: '04:05',
  'datetime-local': '2001-02-03T04:05',
  month: '2001-02',
  week: '2001-W05',
  color: '#010203',
  email: 'other@example.org',
  url: 'https://example.org/other',
};

/**
 * Gives every control of a form another value, as a person does by its events, and then what it had before. Lists, calendars
 * and fields whose menus lie elsewhere on the page are left alone.
 */
export async function changeAndChangeBack(form: Locator): Promise<void> {
  await form.evaluate(async (root, others) => {
    type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

    const drawn = () => new Promise((resume) => requestAnimationFrame(() => setTimeout(resume)));

    /** Behind the back of the libraries, which remember what they wrote, and then in their hearing. */
    function enter(control: Control, value: string): void {
      const prototype = Object.getPrototypeOf(control);
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    }

    function radiosOf(control: HTMLInputElement): readonly HTMLInputElement[] {
      return [...root.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
        ({ name }) => name === control.name,
      );
    }

    /** Changes a control; gives what takes it back, or null where nothing can. */
    function change(control: Control): (() => void) | null {
      if (control.disabled || control.hasAttribute('readonly') || control.type === 'file') return null;
      if (
        control.type === 'hidden' ||
        control.closest('.fjs-taglist-container, .fjs-select-display') !== null
      )
        return null;
      if (
        control.getAttribute('role') === 'combobox' ||
        control.closest('.fjs-input-group')?.querySelector('.fjs-select-arrow')
      )
        return null;
      if ('_flatpickr' in control) return null;
      if (control.type === 'checkbox') {
        control.click();
        return () => control.click();
      }
      if (control.type === 'radio' && control instanceof HTMLInputElement) {
        const other = radiosOf(control).find(({ checked }) => !checked);
        if (!chosen.has(control) || other === undefined) return null;
        other.click();
        return () => control.click();
      }
      const before = control.value;
      if (control instanceof HTMLSelectElement) {
        const other = [...control.options].find((option) => !option.selected && option.value !== '');
        if (control.multiple || control.selectedIndex === -1 || other === undefined) return null;
        enter(control, other.value);
      } else {
        enter(control, others[control.type] ?? 'other');
      }
      return () => enter(control, before);
    }

    const controls = [...root.querySelectorAll<Control>('input, textarea, select')];
    const chosen = new Set(controls.filter((control) => 'checked' in control && control.checked));
    const back = controls.flatMap((control) => change(control) ?? []);
    await drawn();
    for (const takeBack of back) takeBack();
    await drawn();
    for (const control of controls) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }, OTHER);
}
