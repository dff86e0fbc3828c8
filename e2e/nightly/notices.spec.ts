import { settle } from '../fixtures/settle';
import { expect, test } from '../fixtures/test';

declare global {
  interface Window {
    announced: (readonly [title: string, body: string])[];
    press: () => void;
    setHidden: (isHidden: boolean) => void;
  }
}

/** Browsers without a screen show no notices, and all their pages count as visible. */
function standIn(): void {
  window.announced = [];
  class Notice {
    static get permission() {
      return localStorage.getItem('consent') ?? 'default';
    }
    static async requestPermission() {
      localStorage.setItem('consent', 'granted');
      return 'granted';
    }
    onclick = () => undefined;
    constructor(title: string, { body }: { body: string }) {
      window.announced.push([title, body]);
      window.press = () => this.onclick();
    }
    close() {}
  }
  Object.assign(window, { Notification: Notice });
  let visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { get: () => visibility });
  window.setHidden = (isHidden) => {
    visibility = isHidden ? 'hidden' : 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
  };
}

test('notices of new tasks come by consent, once for a person, and not while a list is on screen', async ({
  app,
  page,
  ownData,
}) => {
  const { mark } = ownData;
  const filterId = await ownData.filter(
    `Mine ${mark}`,
    { assignee: 'demo', nameLike: `%${mark}` },
    { refresh: true },
  );
  const hash = `#/?filter=${filterId}`;
  await page.context().addInitScript(standIn);
  await page.clock.install();
  await app.openAs('demo', hash);
  const setting = await app.setting('Show desktop notices for new tasks');
  await setting.check();
  await page.keyboard.press('Escape');
  const other = await page.context().newPage();
  await other.clock.install();
  await other.goto(app.url + hash);
  await expect(other.getByRole('heading', { name: `Mine ${mark}` })).toBeVisible();

  const tabs = [page, other];
  // A clock that jumps while plugins start makes them late.
  for (const tab of tabs) await settle(tab);
  const hide = (isHidden: boolean, hidden = tabs) =>
    Promise.all(hidden.map((tab) => tab.evaluate((is) => window.setHidden(is), isHidden)));
  const announced = async () =>
    (await Promise.all(tabs.map((tab) => tab.evaluate(() => window.announced)))).flat();
  const waitAMinute = () => Promise.all(tabs.map((tab) => tab.clock.runFor(70_000)));

  await hide(true);
  await ownData.task({ name: `First ${mark}`, assignee: 'demo' });
  await waitAMinute();
  await expect.poll(announced).toEqual([[`First ${mark}`, `Assigned to you · Mine ${mark}`]]);
  for (const tab of tabs) await expect(tab).toHaveTitle(`(1) Mine ${mark} · Taskweave`);

  await hide(false, [other]);
  await ownData.task({ name: `Second ${mark}`, assignee: 'demo' });
  await waitAMinute();
  await expect(page).toHaveTitle(`(2) Mine ${mark} · Taskweave`);
  expect((await announced()).length).toBe(1);

  const teller = (await page.evaluate(() => window.announced.length)) === 1 ? page : other;
  await teller.evaluate(() => window.press());
  await expect(teller.getByRole('heading', { name: `First ${mark}` })).toBeVisible();
  await other.close();
});
