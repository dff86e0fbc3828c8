import type { Locator } from '@playwright/test';
import { changeFormJs } from './changeFormJs';
import { changeNative } from './changeNative';
import type { Control, TakeBack } from './TakeBack';

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

/** Radio buttons and lists without a choice cannot go back, so they stay untouched. */
export async function changeAndChangeBack(form: Locator): Promise<void> {
  const page = form.page();
  const changes = [
    await page.evaluateHandle(changeFormJs),
    await page.evaluateHandle(changeNative, OTHER),
  ] as const;
  await form.evaluate(async (root, [changeOther, change]) => {
    const drawn = () => new Promise((resume) => requestAnimationFrame(() => setTimeout(resume)));
    const controls = [...root.querySelectorAll<Control>('input, textarea, select')];
    const chosen = new Set(controls.filter((control) => 'checked' in control && control.checked));
    const isLeftAlone = (control: Control) =>
      control.disabled ||
      control.hasAttribute('readonly') ||
      control.hidden ||
      control.type === 'hidden' ||
      (control.type === 'search' && !control.hasAttribute('cam-variable-name')) ||
      (control.type === 'radio' && !chosen.has(control));
    const back: TakeBack[] = [];
    for (const control of controls) {
      if (isLeftAlone(control)) continue;
      const ofOther = await changeOther(control);
      const takeBack = ofOther === undefined ? await change(control) : ofOther;
      if (takeBack) back.push(takeBack);
      if (takeBack && !control.isConnected)
        throw new Error(`The form took away what was changed: ${control.outerHTML}`);
    }
    await drawn();
    for (const takeBack of back) await takeBack();
    await drawn();
    for (const control of controls) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }, changes);
}
