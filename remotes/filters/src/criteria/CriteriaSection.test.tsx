import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { expect, it } from 'vitest';
import { openDialog, section } from '../testing/filterDialog';
import { serveFilters } from '../testing/serveFilters';

const engine = useFakeEngine('demo');

function nameOf(control: HTMLInputElement): string | null {
  return control.getAttribute('aria-label') ?? (control.labels?.[0] ?? control).textContent;
}

it('has its own name for every part of every row', async () => {
  const query = {
    dueAfter: '2014-08-25T14:00:02.000+0200',
    dueBefore: '2014-08-25T14:00:02.000+0200',
    processVariables: [
      { name: 'amount', operator: 'gt', value: 5 },
      { name: 'amount', operator: 'lt', value: 9 },
    ],
  };
  serveFilters(engine, [{ id: 'f', name: 'Named', query }]);
  const { baseElement } = openDialog(engine, { kind: 'open', filterId: 'f' });
  await section(/^Criteria/);
  const parts = [
    ...baseElement.querySelectorAll<HTMLInputElement>('li :is(input, select, button):not([aria-hidden])'),
  ];
  const names = parts.map((part) => nameOf(part));
  expect(parts.length).toBeGreaterThan(18);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
