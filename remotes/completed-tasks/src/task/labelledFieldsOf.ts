import type { FormField } from './taskFormOf';

export function labelledFieldsOf(html: string): readonly FormField[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const labels = [...page.querySelectorAll('label')];
  return [...page.querySelectorAll('[cam-variable-name]')].map((control) => {
    const label = labels.find(({ htmlFor }) => htmlFor !== '' && htmlFor === control.id);
    return {
      id: control.getAttribute('cam-variable-name') ?? '',
      label: (label ?? control.closest('label'))?.textContent?.trim().replaceAll(/\s+/g, ' ') ?? '',
      isDay: false,
      choices: Object.fromEntries(
        [...control.querySelectorAll('option')].map(({ value, text }) => [value, text.trim()]),
      ),
    };
  });
}
