// @vitest-environment jsdom
import angular from 'angular';
import { describe, expect, it } from 'vitest';
import type { AngularStatic, Injector } from '../libraries/angularTypes';

const { element, injector } = angular as unknown as AngularStatic;

interface DelegateProvider {
  trustedResourceUrlList(list: readonly RegExp[]): void;
}

const MANY = 40_000;

function compile(html: string, values: Readonly<Record<string, unknown>>): Element {
  const ng: Injector = injector(['ng']);
  const $rootScope = ng.get('$rootScope');
  const holder = document.createElement('div');
  holder.innerHTML = html;
  Object.assign($rootScope, values);
  ng.get('$compile')(element(holder))($rootScope);
  $rootScope.$digest();
  $rootScope.$destroy();
  return holder.firstElementChild as Element;
}

function secondsOf(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

describe('the patched AngularJS', () => {
  it('shows pictures of a value with many spaces at once', () => {
    const pictures = `a.png${' '.repeat(MANY)}b.png`;
    expect(secondsOf(() => compile('<img ng-srcset="{{pictures}}">', { pictures }))).toBeLessThan(5);
  });

  it('shows pictures of several sizes as ever', () => {
    const img = compile('<img ng-srcset="{{pictures}}">', { pictures: 'a.png 1x,  b.png   2x' });
    expect(img.getAttribute('srcset')).toBe('a.png 1x,b.png 2x');
  });

  it('checks an address of many slashes at once @H29', () => {
    const address = `a:${'/'.repeat(MANY)}`;
    expect(secondsOf(() => compile('<input type="url" ng-model="address">', { address }))).toBeLessThan(5);
  });

  it.each([
    ['https://example.org/a?b#c', true],
    ['ftp://me:secret@example.org:21', true],
    ['a:///@[::1]', true],
    ['example.org', false],
    ['a:/:/', false],
  ])('takes %s for an address: %s', (address, isValid) => {
    const input = compile('<input type="url" ng-model="address">', { address });
    expect(input.classList.contains('ng-valid-url')).toBe(isValid);
  });

  it('trusts an address that one alternative of a form matches whole, and no other', () => {
    const ng = injector([
      'ng',
      [
        '$sceDelegateProvider',
        (provider: DelegateProvider) => {
          provider.trustedResourceUrlList([/https:\/\/a\.example\/.*|https:\/\/b\.example\/x/]);
        },
      ],
    ]);
    const { getTrustedResourceUrl } = ng.get('$sce') as { getTrustedResourceUrl(address: string): string };
    expect(getTrustedResourceUrl('https://b.example/x')).toBe('https://b.example/x');
    expect(() => getTrustedResourceUrl('https://evil.example/?https://b.example/x')).toThrow('insecurl');
  });
});
