import type { FormDescription, PointItem } from '@taskweave/plugin-sdk';
import { expect, it } from 'vitest';
import { pickRenderer } from './pickRenderer';

function renderer(id: string, meta: Readonly<Record<string, unknown>>): PointItem<'tasklist.form'> {
  return {
    key: `test/${id}`,
    id,
    pluginId: 'test',
    point: 'tasklist.form',
    label: '',
    meta,
    render: () => null,
    prefetch: () => {},
  };
}

const ALL = [
  renderer('any-html', { formType: ['embedded', 'generated'] }),
  renderer('any-order', { formType: 'embedded', formKey: '*order*******************' }),
  renderer('order', { formType: 'embedded', formKey: 'embedded:app:order/*.html' }),
  renderer('second-html', { formType: 'embedded' }),
];

function pick(form: Partial<FormDescription>): string | undefined {
  return pickRenderer(ALL, { formType: 'embedded', key: null, url: null, ...form })?.id;
}

it('takes the one for the form key before the one for the type', () => {
  expect(pick({ key: 'embedded:app:order/new.html' })).toBe('order');
});

it('takes the longest form key that fits, whatever comes first', () => {
  expect(pick({ key: 'embedded:app:order/new.html' })).toBe('order');
  expect(pick({ key: 'embedded:deployment:order.html' })).toBe('any-order');
});

it('takes the first one for the type where no form key fits', () => {
  expect(pick({ key: 'embedded:app:offer/newXhtml' })).toBe('any-html');
});

it('takes one that names several types', () => {
  expect(pick({ formType: 'generated' })).toBe('any-html');
});

it('takes none for a type that nobody draws', () => {
  expect(pick({ formType: 'camunda-forms' })).toBeUndefined();
});
