import type { Change, Control, TakeBack } from './TakeBack';

export function changeFormJs(): Change {
  interface Calendar {
    readonly _flatpickr: { readonly setDate: (day: string, tells: boolean) => void };
  }
  const hasCalendar = (control: Control): control is Control & Calendar => '_flatpickr' in control;
  const drawn = () => new Promise((resume) => requestAnimationFrame(() => setTimeout(resume)));

  function press(element: Element | undefined): void {
    for (const type of ['mousedown', 'mouseup', 'click'])
      element?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  }

  async function choose(control: Control, wants: (label: string) => boolean): Promise<void> {
    control.focus();
    await drawn();
    const offered = control.closest('.fjs-form-field')?.querySelectorAll('.fjs-dropdownlist-item') ?? [];
    press([...offered].find(({ textContent }) => wants(textContent)));
    await drawn();
    control.blur();
  }

  async function changeChoice(control: Control, group: Element): Promise<TakeBack | null> {
    if (group.querySelector('.fjs-select-cross') === null) return null;
    const before = group.querySelector('.fjs-select-display')?.textContent ?? control.value;
    await choose(control, (label) => label !== before);
    return () => choose(control, (label) => label === before);
  }

  async function addTag(control: Control, field: Element): Promise<TakeBack | null> {
    const removers = () => [...field.querySelectorAll('.fjs-taglist-tag-remove')];
    const before = removers().length;
    await choose(control, () => true);
    return removers().length === before ? null : () => press(removers().at(-1));
  }

  return async (control) => {
    const tags = control.closest('.fjs-form-field-taglist');
    if (tags !== null) return addTag(control, tags);
    const group = control.closest('.fjs-input-group');
    if (group?.querySelector('.fjs-select-arrow')) return changeChoice(control, group);
    if (!hasCalendar(control)) return control.getAttribute('role') === 'combobox' ? null : undefined;
    const { _flatpickr: calendar, value: before } = control;
    if (before === '') return null;
    calendar.setDate('2001-02-03', true);
    return () => calendar.setDate(before, true);
  };
}
