export function looksOf(form: HTMLElement): string {
  const controls = form.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]), select, textarea');
  const entered = Array.from(controls, ({ value, checked }) => [value, checked]);
  const elements: readonly (Element | null)[] = [...form.querySelectorAll('*')];
  const focus = elements.indexOf(document.activeElement);
  const messages = document.querySelector('[data-messages]')?.textContent;
  const dialogs = document.querySelectorAll('dialog[open], [role="dialog"], [role="alertdialog"]').length;
  return JSON.stringify([form.innerHTML, entered, focus, messages, dialogs]);
}
