import { expect, it } from 'vitest';
import { mapLabels } from './mapLabels';

const TEXTS = {
  shell: { 'column.filters': 'FILTERS' },
  list: { claim: 'CLAIM_TASK', 'bulk.claim': 'CLAIM_TASK' },
};

it('brings texts of the old Tasklist to all places that say the same', () => {
  const mapped = mapLabels({ CLAIM_TASK: ' Prendre ', FILTERS: 'Filtres' }, TEXTS);
  expect(mapped).toEqual({
    list: { claim: 'Prendre', 'bulk.claim': 'Prendre' },
    shell: { 'column.filters': 'Filtres' },
    'taskweave-shell': { 'column.filters': 'Filtres' },
  });
});

it('takes texts of ours by their own names', () => {
  const labels = { 'acme-risk:score': 'Note', 'list:claim': 'Saisir', CLAIM_TASK: 'Prendre' };
  expect(mapLabels(labels, TEXTS)).toEqual({
    'acme-risk': { score: 'Note' },
    list: { claim: 'Saisir', 'bulk.claim': 'Prendre' },
  });
});

it.each(['<b>Prendre</b>', '&lt;Prendre&gt;', '  '])('leaves %j to us', (text) => {
  expect(mapLabels({ CLAIM_TASK: text }, TEXTS)).toEqual({});
});
