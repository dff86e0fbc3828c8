import type { FormSubject } from '@taskweave/plugin-sdk';
import { expect, it } from 'vitest';
import { externalAddress, targetOf } from './externalAddress';

const PAGE = 'https://bpm.example/operaton/app/taskweave/default/#/?task=4711';
const START: FormSubject = {
  kind: 'start',
  processDefinitionId: 'order:1:1',
  processDefinitionKey: 'order & more',
  processDefinitionName: 'Order',
};

function paramsOf(address: string | null): Record<string, string> {
  return Object.fromEntries(new URL(address ?? 'about:blank').searchParams);
}

it('says what is started and where to come back to @T4.28', () => {
  expect(paramsOf(externalAddress('https://forms.example/order', PAGE, START))).toEqual({
    processDefinitionKey: 'order & more',
    callbackUrl: 'https://bpm.example/operaton/app/taskweave/default/#/',
  });
});

it('keeps the parameters and the fragment of the form itself', () => {
  const address = externalAddress('/shop/form.html?lang=de#top', PAGE, START);
  expect(address?.startsWith('https://bpm.example/shop/form.html?lang=de&')).toBe(true);
  expect(address?.endsWith('#top')).toBe(true);
});

it.each(['javascript:alert(1)', 'data:text/html,hello', 'http://'])('has no address for %s', (url) => {
  expect(externalAddress(url, PAGE, START)).toBeNull();
});

it.each([
  ['/\\evil.example/x', 'evil.example'],
  ['//bpm.example@evil.example/x', 'evil.example'],
  ['\thttps:/\\evil.example', 'evil.example'],
  ['//bpm.example:8443/x', 'bpm.example:8443'],
  ['http://bpm.example/x', 'http://bpm.example'],
])('%j leads to another server', (url, text) => {
  const address = externalAddress(url, PAGE, START) ?? '';
  expect(targetOf(address, PAGE)).toEqual({ isForeign: true, text });
});
