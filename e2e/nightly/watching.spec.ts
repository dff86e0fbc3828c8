import { readFileSync, writeFileSync } from 'node:fs';
import { inRepository } from '../../scripts/process/paths.mjs';
import { expect, test } from '../fixtures/test';

test('version, health and errors can be watched', async ({ app, page, engine, demo, consoleGuard }) => {
  const ask = (name: string) => app.context.request.get(new URL(`../${name}`, app.url).href);
  const version: unknown = JSON.parse(readFileSync(inRepository('dist/app/version.json'), 'utf8'));
  expect(await (await ask('version')).json()).toEqual(version);
  writeFileSync(engine.pluginsFile, '{ "reports": oops');
  expect([(await ask('health')).status(), (await ask('health/live')).status()]).toEqual([503, 200]);
  const reports = { endpoint: '../reports', errors: true, vitals: true };
  engine.configure({ reports });
  expect(await (await ask('health')).json()).toEqual({ status: 'UP' });

  await app.signIn('demo');
  const [task] = await demo.get('task?taskDefinitionKey=approveHoliday&maxResults=1');
  await app.open(`#/?task=${task.id}`);
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await expect(page.getByRole('textbox').first()).toBeVisible();

  // Paint entries are reported some time after they can be found.
  await page.evaluate(
    () =>
      new Promise((seen) => {
        new PerformanceObserver(seen).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  consoleGuard.expectMessage(/^uncaught: $/);
  const sent = page.waitForRequest((request) => request.url().endsWith('/app/taskweave/reports'));
  await page.evaluate(() => {
    const file = [...document.scripts].find(({ src }) => src.includes('/shell.'))?.src;
    const error = new TypeError("Cannot read properties of undefined (reading 'Miller')");
    error.stack = `${error}\n at claim (${file}?name=Miller:1:2)\n at ${location.href}:3:4`;
    reportError(error);
    dispatchEvent(new Event('pagehide'));
  });
  const request = await sent;
  expect((await request.response())?.status()).toBe(204);
  const report: { errors: readonly { id: string }[]; vitals: readonly { name: string; value: number }[] } =
    request.postDataJSON();
  const [{ id } = { id: '' }] = report.errors;
  expect(report).toEqual({
    version: expect.stringMatching(/^\d/),
    errors: [
      {
        id: expect.stringMatching(/^[\da-f]{16}$/),
        name: 'TypeError',
        message: 'Cannot read properties of undefined (reading …)',
        stack: [expect.stringMatching(/^assets\/shell\.[\da-f]+\.js:1:2$/)],
        at: expect.any(String),
      },
    ],
    vitals: expect.any(Array),
  });
  expect(report.vitals.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['LCP', 'CLS', 'FIRST_LIST', 'FIRST_FORM']),
  );
  if (engine.log !== '') {
    const lines = readFileSync(engine.log, 'utf8');
    expect(lines).toContain(`Reported by a page: error id="${id}" name="TypeError" message="Cannot read`);
    expect(lines).toMatch(/Reported by a page: vital FIRST_LIST=\d+/);
    expect(lines).not.toContain('Miller');
  }
});
