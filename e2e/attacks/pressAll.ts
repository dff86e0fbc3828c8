import type { Page } from '@playwright/test';
import { recordRequests } from '../fixtures/recordRequests';
import type { Dealer } from './poison';
import type { Watch } from './watchPage';

interface Crawl {
  readonly where: string;
  readonly watch: Watch;
  readonly dealer: Dealer;
  readonly most: number;
}

const LEFT_OUT = /sign out|abmelden|reload|language|^de$|^en$/i;

export async function pressAll(page: Page, { where, watch, dealer, most }: Crawl): Promise<number> {
  let pressed = 0;
  let isClosed = false;
  while (pressed < most) {
    const name = await page.evaluate(markNext, { nth: pressed, leftOut: LEFT_OUT.source });
    if (name === null) {
      if (isClosed) break;
      isClosed = true;
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      continue;
    }
    isClosed = false;
    pressed += 1;
    await fillIn(page, dealer);
    await page
      .locator(`[data-attacked="${pressed - 1}"]`)
      .click({ timeout: 1000 })
      .catch(() => undefined);
    await recordRequests(page, async () => undefined, { quiet: 60 });
    await watch.expectNothing(`${where}, ${name}`);
  }
  return pressed;
}

async function fillIn(page: Page, dealer: Dealer): Promise<void> {
  const fields = page.locator('input:not([type]):visible, input[type=text]:visible, textarea:visible');
  for (const field of (await fields.all()).slice(0, 6)) {
    if ((await field.inputValue().catch(() => 'x')) !== '') continue;
    await field.fill(dealer.next(), { timeout: 300 }).catch(() => undefined);
  }
}

function markNext({ nth, leftOut }: { readonly nth: number; readonly leftOut: string }): string | null {
  const pressable =
    'button, [role=button], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=tab], [role=option], [role=combobox], [role=row] [role=gridcell], summary';
  const kinds: Map<string, number> = (Reflect.get(window, '__kinds') as Map<string, number>) ?? new Map();
  Reflect.set(window, '__kinds', kinds);
  const tops = [...document.querySelectorAll('[role=menu], [role=listbox], [role=dialog], dialog[open]')];
  const top = tops.at(-1) ?? document.body;
  for (const element of top.querySelectorAll<HTMLElement>(pressable)) {
    if (element.dataset.attacked !== undefined || !element.checkVisibility({ visibilityProperty: true }))
      continue;
    if (element.matches('a, a *, :disabled, [aria-disabled=true], [data-base-ui-inert] *, [inert] *'))
      continue;
    const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
    if (new RegExp(leftOut, 'i').test(label)) continue;
    const kind = `${element.className}|${label.length < 30 && !/[‹<]/.test(label) ? label : ''}|${top.className}`;
    const count = kinds.get(kind) ?? 0;
    if (count >= 2) continue;
    kinds.set(kind, count + 1);
    element.dataset.attacked = String(nth);
    return label.slice(0, 40) || element.className;
  }
  return null;
}
