// @vitest-environment jsdom
// @apart AngularJS leaves itself on the page.

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadLibraries } from '../libraries/loadLibraries';
import { parseForm } from '../source/parseForm';
import { applyStyles, prepareNodes } from '../source/prepareNodes';
import { wordsOf } from './dataLooks';
import type { FormBridge } from './FormBridge';
import { type PageScope, startAngular } from './startAngular';

/* Variables in attributes of a form that may run code must neither execute nor cover the page. */

const OPTIONS = { hideCompleteButton: false, disableCompleteButton: false, disableForm: false };
const PAGE: PageScope = {
  authentication: { name: 'demo', authorizedApps: [], canAccess: () => true },
  scope: { options: OPTIONS, params: {}, complete: () => undefined },
};
const HACKED = 'taskweaveHacked';
const onDoubleExpression = vi.fn<FormBridge['onDoubleExpression']>();
const onError = vi.fn<FormBridge['onError']>();
const fetchTemplate = vi.fn<FormBridge['fetchTemplate']>();

beforeEach(() => {
  Reflect.deleteProperty(window, HACKED);
});

const CALL = "hack('run')";
const BREAKS_OUT = `'+${CALL}+'`;

async function draw(content: string, values: Readonly<Record<string, unknown>>): Promise<HTMLElement> {
  const html = `<form name="own">${content}</form>`;
  const parsed = parseForm(html);
  const root = document.createElement('div');
  root.append(prepareNodes(parsed).nodes);
  applyStyles(root);
  document.body.replaceChildren(root);
  const form = root.querySelector('form');
  const needs = { code: true, angular: true, widgets: true, moment: false };
  const { angular, purify } = await loadLibraries(needs);
  if (form === null || angular === null || purify === null) throw new Error('no form');
  const bridge = {
    onDoubleExpression,
    onError,
    fetchTemplate,
    purify,
    location: {},
    words: wordsOf([html]),
    inDigest: (work: () => void) => work(),
  } as unknown as FormBridge;
  const runtime = startAngular({
    angular,
    hasWidgets: true,
    root,
    form,
    bridge,
    page: PAGE,
    onDigest: () => undefined,
  });
  Object.assign(runtime.$scope, values, { hack: (how: string) => Reflect.set(window, HACKED, how) });
  runtime.compile(null);
  runtime.inDigest(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 20));
  runtime.inDigest(() => undefined);
  return root;
}

const hacked = () => Reflect.get(window, HACKED) as unknown;

describe('an attribute that AngularJS reads as an expression', () => {
  it.each([
    `ng-show="'{{ r.x }}'"`,
    `data-ng-show="'{{ r.x }}'"`,
    `x_ng_show="'{{ r.x }}'"`,
    `ng:hide="'{{ r.x }}'"`,
    `ng-attr-ng-show="'{{ r.x }}'"`,
    `ng-if="'{{ r.x }}'"`,
    `ng-disabled="'{{ r.x }}'"`,
    `ng-class="'{{ r.x }}'"`,
    `ng-style="{ width: '{{ r.x }}' }"`,
    `ng-init="z = '{{ r.x }}'"`,
    `ng-bind="'{{ r.x }}'"`,
    `ng-bind-html="'{{ r.x }}'"`,
    `ng-value="'{{ r.x }}'"`,
    `ng-include="'{{ r.x }}'"`,
    `ng-switch="'{{ r.x }}'"`,
    `ng-switch on="'{{ r.x }}'"`,
    `ng-pluralize count="1" when="{ 'other': '{{ r.x }}' }"`,
    `ng-form name="a['{{ r.x }}']"`,
    `ng-form="a['{{ r.x }}']"`,
    `uib-collapse="'{{ r.x }}'"`,
    `uib-tooltip="text" tooltip-enable="'{{ r.x }}'"`,
    `uib-tooltip="text" tooltip-animation="'{{ r.x }}'"`,
    `uib-tooltip="text" tooltip-class="{{ r.x }}"`,
    `uib-popover="text" popover-is-open="'{{ r.x }}'"`,
  ])('has no value of a variable in it: %s @H54', async (attribute) => {
    const rows = [{ x: BREAKS_OUT }];
    const root = await draw(
      `<p ng-repeat="r in rows" ${attribute}>in a list</p><p ng-if="rows" ${attribute.replaceAll('r.x', 'rows[0].x')}>shown later</p>`,
      { rows },
    );
    expect(hacked()).toBeUndefined();
    expect(onDoubleExpression).toHaveBeenCalled();
    expect(root.innerHTML).not.toContain(CALL);
  });

  it('is as it was without braces', async () => {
    const root = await draw(
      '<p ng-repeat="r in rows" ng-show="r.on" title="{{ r.x }}" uib-tooltip="{{ r.x }}" name="a{{ r.x }}"></p><div ng-repeat="r in rows" ng-form name="row{{ $index }}"><input name="b" ng-model="r.b"></div>',
      { rows: [{ x: 'one', on: true }] },
    );
    expect(root.querySelector('p')?.title).toBe('one');
    expect(root.querySelector('[ng-form]')?.getAttribute('name')).toBe('row0');
    expect(onDoubleExpression).not.toHaveBeenCalled();
    expect(onError).not.toHaveBeenCalled();
  });
});

describe('a style', () => {
  const COVER = '100%;position:fixed;inset:0;z-index:99999';
  const styleOf = async (style: string, values: Readonly<Record<string, unknown>>) => {
    const root = await draw(`<p ${style}>a</p>`, values);
    return root.querySelector('p')?.style.cssText;
  };

  it.each([
    [`style="width: {{ st }}"`, '50%', 'width: 50%;'],
    [`style="width: {{ st }}"`, COVER, 'width: 100%;'],
    [`style="width: {{ st }}%; color: red"`, '50', 'width: 50%; color: red;'],
    [`style="width: {{ a ? 'x;y' : st }} !important"`, '5px', 'width: 5px !important;'],
    [`style="{{ st }}"`, `color: red; width: ${COVER}`, 'color: red; width: 100%;'],
    [`style="position: {{ st }}"`, 'fixed', ''],
    [`style="{{ st }}: fixed; color: red"`, 'position', 'color: red;'],
    [`ng-attr-style="width: {{ st }}"`, COVER, 'width: 100%;'],
    [`ng-style="{ width: st }"`, '50%', 'width: 50%;'],
    [`ng-style="{ width: st }"`, COVER, ''],
    [`ng-style="{ 'margin-left': st, color: 'red' }"`, '4px', 'margin-left: 4px; color: red;'],
    [`ng-style="st"`, { position: 'fixed', inset: '0', zIndex: '9', color: 'red' }, 'color: red;'],
    [`ng-style="{ position: st }"`, ' FIXED ', ''],
    [
      `data-ng-style="st"`,
      { transform: 'scale(90)', backgroundImage: 'url(/x)', width: '1px' },
      'width: 1px;',
    ],
  ])('%s takes %j as %j', async (style, st, expected) => {
    expect(await styleOf(style, { st })).toBe(expected);
  });
});

describe('a class', () => {
  const classesOf = async (attribute: string, cl: unknown) => {
    const root = await draw(`<style>.late { color: red }</style><p ${attribute}>a</p>`, { cl });
    return [...(root.querySelector('p')?.classList ?? [])].filter((name) => !name.startsWith('ng-'));
  };

  it.each([
    ['class="label {{ cl }}"', 'late', ['label', 'late']],
    ['class="label {{ cl }}"', 'label-success _3Lef0G modal-backdrop', ['label', 'label-success']],
    ['class="label label-{{ cl }}"', 'info _3Lef0G', ['label', 'label-info']],
    ['class="row-{{ cl }}"', '7', ['row-7']],
    ['class="state_{{ cl }}"', 'x navbar-fixed-top', ['state_x']],
    ['ng-attr-class="{{ cl }}"', '_3Lef0G late', ['late']],
    ['ng-class="cl"', '_3Lef0G late', ['late']],
    ['ng-class="cl"', ['_3Lef0G', 'has-error'], ['has-error']],
    ['ng-class="cl"', { _3Lef0G: true, active: true }, ['active']],
    [`ng-class="['cl-' + cl]"`, 'x _3Lef0G', ['cl-x']],
    [`ng-class="{ 'own': cl }"`, true, ['own']],
    ['ng-class-odd="cl"', '_3Lef0G', []],
  ])('%s takes %j as %j', async (attribute, cl, expected) => {
    expect(await classesOf(attribute, cl)).toEqual(expected);
  });

  it('follows its value', async () => {
    const root = await draw('<p class="label label-{{ cl }}"></p><input ng-model="cl">', { cl: 'info' });
    const input = root.querySelector('input');
    if (input === null) throw new Error('no input');
    input.value = 'danger _3Lef0G';
    input.dispatchEvent(new Event('change', { bubbles: true }));
    expect(root.querySelector('p')?.className.replace(/ ?ng-\S+/g, '')).toBe('label label-danger');
  });
});

describe('a template', () => {
  it.each([
    `<p ng-include="v"></p>`,
    '<ng-include src="v"></ng-include>',
    '<p uib-popover-template="v"></p>',
  ])('comes from where the code of the form may come from: %s', async (content) => {
    const v = '/operaton/api/engine/engine/default/task/T/attachment/A/data';
    fetchTemplate.mockImplementation(async () => {
      throw new Error('not loaded');
    });
    const root = await draw(content, { v });
    if (content.includes('include')) {
      expect(fetchTemplate).toHaveBeenCalledWith(v);
      expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'not loaded' }));
    }
    expect(root.textContent).toBe('');
  });

  it('is drawn, and its expressions are the author’s too', async () => {
    fetchTemplate.mockResolvedValue(`<b>{{ 6 * 7 }}</b><i ng-repeat="r in [x]" ng-show="'{{ r }}'">i</i>`);
    const root = await draw(`<p ng-include="'/forms/part.html'"></p>`, { x: BREAKS_OUT });
    expect(root.querySelector('b')?.textContent).toBe('42');
    expect(hacked()).toBeUndefined();
  });
});

it('leaves a list of UI Bootstrap its place and its keys', async () => {
  const cities = "one for one in ['Berlin', 'Bern'] | filter:$viewValue";
  const root = await draw(`<input ng-model="city" uib-typeahead="${cities}">`, {});
  const input = root.querySelector('input');
  if (input === null) throw new Error('no input');
  input.value = 'Ber';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.waitFor(() => expect(root.querySelectorAll('li')).toHaveLength(2));
  expect(root.querySelector('ul')?.style.left).toMatch(/px$/);
  input.dispatchEvent(new KeyboardEvent('keydown', { keyCode: 40, which: 40, bubbles: true }));
  expect(root.querySelector('li.active')?.textContent?.trim()).toBe('Bern');
  expect(onError).not.toHaveBeenCalled();
});
