import type { Change, Control, TakeBack } from './TakeBack';

export function changeNative(others: Readonly<Record<string, string>>): Change {
  function announce(control: Control): void {
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  }

  /** Libraries remember what they wrote, so the value changes behind their back first and then with events. */
  function enter(control: Control, value: string): TakeBack {
    const before = control.value;
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
    set?.call(control, value);
    announce(control);
    return () => void enter(control, before);
  }

  function changeOptions(control: HTMLSelectElement): TakeBack | null {
    const options = [...control.options];
    const other = options.find((option) => !option.selected && option.value !== '');
    // Nobody can choose what AngularJS has there while nothing is chosen.
    const isNothing = control.selectedIndex === -1 || control.value.startsWith('?');
    if (!control.multiple) return isNothing || other === undefined ? null : enter(control, other.value);
    const flip = () => {
      for (const option of options) option.selected = !option.selected;
      announce(control);
    };
    flip();
    return flip;
  }

  function changeRadio(control: HTMLInputElement): TakeBack | null {
    const radios = (control.form ?? document).querySelectorAll<HTMLInputElement>('input[type="radio"]');
    const other = [...radios].find(({ name, checked }) => name === control.name && !checked);
    if (!control.checked || other === undefined) return null;
    other.click();
    return () => control.click();
  }

  function chooseFile(control: HTMLInputElement): TakeBack {
    const choose = (...files: readonly File[]) => {
      const transfer = new DataTransfer();
      for (const file of files) transfer.items.add(file);
      control.files = transfer.files;
      announce(control);
    };
    choose(new File(['other'], 'other.txt'));
    return () => choose();
  }

  return async (control) => {
    if (control instanceof HTMLSelectElement) return changeOptions(control);
    if (control instanceof HTMLTextAreaElement) return enter(control, 'other');
    switch (control.type) {
      case 'file':
        return chooseFile(control);
      case 'radio':
        return changeRadio(control);
      case 'checkbox':
        control.click();
        return () => control.click();
      default:
        return enter(control, others[control.type] ?? 'other');
    }
  };
}
