import { expect, it } from 'vitest';
import { isAngularName, withoutAngularClasses } from './angularNames';

it.each([
  'ng-app',
  'NG-APP',
  'ng:app',
  'ng_app',
  'data-ng-app',
  'data:ng:app',
  'data_ng_app',
  'data-ng_app',
  'x-ng-app',
  'x:ng-app',
  'x_ng:app',
  'uib-tooltip-html',
  'data-uib-tab',
])('knows %s', (name) => {
  expect(isAngularName(name)).toBe(true);
});

it.each(['data-order', 'data-angle', 'cam-variable-name', 'name', 'nginx', 'data-long-name', 'aria-label'])(
  'leaves %s alone',
  (name) => {
    expect(isAngularName(name)).toBe(false);
  },
);

it.each([
  ['form-group has-error', 'form-group has-error'],
  ['a ng-app b', 'a b'],
  ['a ng-init:f() b', 'a b'],
  ['a;data-ng-init:f()', 'a'],
  ['X_NG_app col-xs-4', 'col-xs-4'],
  ['string-ng-x', 'string-ng-x'],
])('takes directives out of the class %s', (given, left) => {
  expect(withoutAngularClasses(given)).toBe(left);
});
