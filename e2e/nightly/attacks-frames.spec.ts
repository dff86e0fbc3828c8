import type { Browser, Page } from '@playwright/test';
import { TlsFront } from '../faults/TlsFront';
import type { OwnData } from '../fixtures/OwnData';
import { quiet } from '../fixtures/quiet';
import { signInByRest } from '../fixtures/signInByRest';
import { expect, test } from '../fixtures/test';
import { type TestEngine, testEngine } from '../fixtures/testEngine';

/* form-js frames only HTTPS addresses. */

const SCRIPT = `
  new Image().src = '/beacon?' + encodeURIComponent(location.pathname);
  for (const attack of [
    () => { top.__xss = 'frame' },
    () => { top.location = '/gone' },
    () => { open('/popup') },
    () => { alert('dialog') },
    () => { fetch('/cookie?' + document.cookie) },
    () => { document.documentElement.requestFullscreen() },
  ]) try { attack() } catch (error) {}
`;
const EVIL = `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Evil</title></head><body><form><p>Evil</p></form><script>${SCRIPT}</script></body></html>`;
const NAMED = `<!doctype html><title>Named</title><p>Named</p><script>top.__named = 'named'</script>`;

const ALL = {
  allowScripts: true,
  allowSameOrigin: true,
  allowForms: true,
  allowModals: true,
  allowPopups: true,
  allowTopNavigation: true,
  allowStorageAccessByUserActivation: true,
  fullscreen: true,
};
const FRAMES = ['{{address}}', '=address', '{{spelled}}', '{{led}}', '=place'];
const SCHEMA = JSON.stringify({
  type: 'default',
  id: 'frames',
  schemaVersion: 16,
  components: [
    { type: 'textfield', id: 'title', key: 'title', label: 'Title' },
    ...FRAMES.map((url, index) => ({
      type: 'iframe',
      id: `f${index}`,
      label: `Frame ${index}`,
      url,
      security: ALL,
    })),
  ],
});

let front: TlsFront;

test.beforeAll(async () => {
  front = await TlsFront.start(testEngine().baseUrl, { '/named/help.html': NAMED });
});

test.afterAll(() => front.stop());

test.beforeEach(({ consoleGuard }) => {
  consoleGuard.expectNoise();
  front.asked.length = 0;
});

interface Config {
  readonly embeddedForms?: object;
  readonly formJs?: object;
}

async function openFrames(
  { browser, engine, ownData }: { browser: Browser; engine: TestEngine; ownData: OwnData },
  config: Config,
): Promise<{ readonly page: Page; readonly events: readonly string[] }> {
  engine.configure({ plugins: [{ id: 'taskweave-forms', config }] });
  const start = 'camunda:formKey="camunda-forms:deployment:frames.form"';
  const keyOf = await ownData.deployForms(
    {
      evil: { attributes: 'camunda:formKey="embedded:deployment:evil.html"' },
      frames: { attributes: start, startAttributes: start },
    },
    { 'evil.html': EVIL, 'frames.form': SCHEMA },
  );
  const evil = await ownData.taskOfProcess(keyOf('evil'));
  const path = `${engine.appRoot}/api/engine/engine/default/task/${evil}/deployed-form`;
  const text = (value: string) => ({ value, type: 'String' });
  const taskId = await ownData.taskOfProcess(keyOf('frames'), {
    address: text(front.origin + path),
    spelled: text(`https:${path}`),
    led: text(`${front.origin}/leads?to=${encodeURIComponent(path)}`),
    place: text(`${front.origin}/named/help.html`),
  });
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  await signInByRest(context, 'demo', { baseUrl: front.baseUrl });
  const page = await context.newPage();
  const events: string[] = [];
  page.on('dialog', (dialog) => {
    events.push('dialog');
    return dialog.dismiss();
  });
  page.on('popup', () => events.push('popup'));
  await page.goto(`${front.baseUrl}/app/taskweave/default/#/?task=${taskId}&detailsTab=task-detail-form`);
  await expect(page.locator('iframe')).toHaveCount(FRAMES.length);
  await expect.poll(() => front.asked.filter((one) => one.startsWith(path)).length).toBeGreaterThanOrEqual(4);
  await quiet(page);
  return { page, events };
}

async function expectHeld(page: Page, events: readonly string[]): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, '__xss'))).toBeUndefined();
  expect(events).toEqual([]);
  expect(page.url()).toContain('/app/taskweave/');
  expect(front.asked.filter((one) => /^\/(?:popup|gone|cookie\?.)/.test(one))).toEqual([]);
}

test('a form-js frame runs nothing where forms may not @H47', async ({ browser, engine, ownData }) => {
  const { page, events } = await openFrames(
    { browser, engine, ownData },
    { embeddedForms: { deployedScripts: false } },
  );
  await expectHeld(page, events);
  expect(front.asked.filter((one) => one.startsWith('/beacon'))).toEqual([]);
  for (const frame of await page.locator('iframe').all()) {
    expect(await frame.getAttribute('sandbox')).toBe('allow-forms');
    expect((await frame.getAttribute('allow')) ?? '').toBe('');
  }
  await page.context().close();
});

test('a form-js frame has no session, and stays in its place @H46', async ({ browser, engine, ownData }) => {
  const { page, events } = await openFrames({ browser, engine, ownData }, {});
  // The page's script runs, so whatever it does not do is blocked.
  await expect.poll(() => front.asked.filter((one) => one.startsWith('/beacon')).length).toBeGreaterThan(0);
  await expectHeld(page, events);
  for (const frame of await page.locator('iframe').all()) {
    expect(await frame.getAttribute('sandbox')).toBe('allow-scripts allow-forms');
  }
  await page.context().close();
});

test('a form-js frame of a named page gets what it needs', async ({ browser, engine, ownData }) => {
  const { page, events } = await openFrames(
    { browser, engine, ownData },
    { embeddedForms: { deployedScripts: false }, formJs: { frames: ['/named/', front.origin] } },
  );
  await expect.poll(() => page.evaluate(() => Reflect.get(window, '__named'))).toBe('named');
  await expectHeld(page, events);
  const named = page.locator('iframe').last();
  await expect(named).toHaveAttribute('sandbox', /allow-scripts allow-same-origin/);
  await page.context().close();
});
