// @vitest-environment jsdom
// @apart AngularJS leaves itself on the page.

import { expect, it } from 'vitest';
import { loadLibraries } from './loadLibraries';

it('brings AngularJS without starting anything that stands in the page', async () => {
  document.body.innerHTML = `
    <i id="angular"></i>
    ${['ng-', 'data-ng-', 'ng:', 'x-ng-'].map((prefix) => `<p ${prefix}app ${prefix}jq="nothing">{{ 1 + 1 }}</p>`).join('')}`;
  const needs = { code: true, angular: true, widgets: true, moment: false };
  const { angular, $ } = await loadLibraries(needs);
  // jQuery calls back asynchronously.
  await new Promise<void>((resolve) => {
    ($ as unknown as (work: () => void) => void)(() => resolve());
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.querySelector('.ng-scope')).toBeNull();
  expect(document.body.textContent).not.toContain('2');
  expect(angular?.element).toBe($);
  expect(Object.hasOwn(window, 'angular')).toBe(true);
});
