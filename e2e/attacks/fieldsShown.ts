import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Dealer } from './poison';

const FOLDER = path.resolve('.cache/reports/attacks');

interface Found {
  /** Fields that were given a payload. */
  readonly dealt: readonly string[];
  /** Those of them that were seen on the page. */
  readonly seen: readonly string[];
  readonly payloads: number;
}

/** The fields whose payloads stand on the page now. */
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

/** Forgets what former runs have found. */
export function forgetFields(): void {
  rmSync(FOLDER, { recursive: true, force: true });
}

/** Keeps what a journey has found: a worker that fails takes along what it knew. */
export function keepFields(name: string, dealer: Dealer, seen: ReadonlySet<string>): void {
  mkdirSync(FOLDER, { recursive: true });
  const found: Found = { dealt: [...dealer.fields()], seen: [...seen], payloads: dealer.dealt() };
  writeFileSync(path.join(FOLDER, `${name}.json`), JSON.stringify(found));
}

/** Of all journeys since. */
export function keptFields(): { dealt: ReadonlySet<string>; seen: ReadonlySet<string>; payloads: number } {
  const all = readdirSync(FOLDER).map(
    (file) => JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Found,
  );
  return {
    dealt: new Set(all.flatMap(({ dealt }) => dealt)),
    seen: new Set(all.flatMap(({ seen }) => seen)),
    payloads: all.reduce((sum, { payloads }) => sum + payloads, 0),
  };
}
