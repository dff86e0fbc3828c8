// @vitest-environment jsdom

import approve from '@taskweave/engine-client/testing/recorded/rendered-form-approveHoliday-200.html?raw';
import settleAllowance from '@taskweave/engine-client/testing/recorded/rendered-form-settleAllowance-200.html?raw';
import startHoliday from '@taskweave/engine-client/testing/recorded/rendered-start-form-holiday-request-200.html?raw';
import { describe, expect, it } from 'vitest';
import { parseRenderedForm } from './parseRenderedForm';

describe('a form with all types and constraints, which both engines write alike', () => {
  it('reads every type and constraint of a task form', () => {
    const fields = parseRenderedForm(approve);
    const summary = fields.map(({ name, type, control, isRequired, isReadOnly }) =>
      [name, type, control.kind, isRequired && 'required', isReadOnly && 'read-only']
        .filter(Boolean)
        .join(' '),
    );
    expect(summary).toEqual([
      'employeeName String text read-only',
      'firstDay String date required',
      'lastDay String date',
      'days Long number required',
      'kind String select',
      'substitute String text required',
      'costCentre String text read-only',
      'quota Long number read-only',
      'comment String text',
      'notified Boolean checkbox',
      'approved Boolean checkbox required',
    ]);
  });

  it('reads limits, defaults, patterns and labels', () => {
    const fields = parseRenderedForm(approve);
    const find = (name: string) => fields.find((field) => field.name === name);
    expect(find('days')).toMatchObject({ label: 'Number of days', min: '1', max: '30', defaultValue: null });
    expect(find('substitute')).toMatchObject({ minLength: 3, maxLength: 20, defaultValue: 'John' });
    expect(find('lastDay')?.control).toEqual({
      kind: 'date',
      pattern: { text: 'dd.MM.yyyy', kind: 'date' },
    });
  });

  it('reads the choices of an enumeration', () => {
    const kind = parseRenderedForm(approve).find(({ name }) => name === 'kind');
    expect(kind?.control).toEqual({
      kind: 'select',
      options: [
        { value: 'paid', label: 'Paid leave' },
        { value: 'unpaid', label: 'Unpaid leave' },
        { value: 'parental', label: 'Parental leave' },
        { value: 'other', label: 'Other' },
      ],
    });
  });
});

describe('other forms of the demo', () => {
  it('reads a type of a third party as text that is sent without a type', () => {
    const [allowance] = parseRenderedForm(settleAllowance);
    expect(allowance).toMatchObject({
      name: 'allowance',
      type: null,
      control: { kind: 'text' },
      defaultValue: '120.00 EUR',
    });
  });

  it('tells the business key from variables', () => {
    const fields = parseRenderedForm(startHoliday);
    expect(fields.filter(({ isBusinessKey }) => isBusinessKey).map(({ name }) => name)).toEqual([
      'requestNumber',
    ]);
  });
});

it('leaves a date with a pattern of words to a text field', () => {
  const html =
    '<input cam-variable-name="day" cam-variable-type="String" uib-datepicker-popup="dd MMM yyyy">';
  expect(parseRenderedForm(html)[0]?.control).toEqual({ kind: 'text' });
});

it('runs and loads nothing of the document', () => {
  parseRenderedForm(
    '<script>globalThis.wasRun = true</script><img src="x" onerror="globalThis.wasRun = true">',
  );
  expect('wasRun' in globalThis).toBe(false);
});
