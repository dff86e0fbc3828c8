import type { Page } from '@playwright/test';
import type { Dealer } from './poison';

export async function fieldsShown(page: Page, dealer: Dealer): Promise<readonly string[]> {
  const marks = await page.evaluate(() => {
    const typed = [...document.querySelectorAll('input, textarea')].map((field) =>
      Reflect.get(field, 'value'),
    );
    return [...`${document.documentElement.outerHTML} ${typed.join(' ')}`.matchAll(/‹(\d+)›/g)].map(
      ([, n]) => n,
    );
  });
  return [...new Set(marks.flatMap((mark) => dealer.fieldOf(Number(mark)) ?? []))];
}
