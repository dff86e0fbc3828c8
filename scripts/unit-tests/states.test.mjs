import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { STATES } from '../../e2e/fixtures/looks/states';
import { inRepository } from '../process/paths.mjs';

const APART = 'gallery.spec.ts';

const journeys = ['e2e/journeys', 'e2e/nightly'].flatMap((folder) =>
  readdirSync(inRepository(folder))
    .filter((name) => name !== APART)
    .map((name) => ({ name, text: readFileSync(inRepository(folder, name), 'utf8') })),
);

it('axe looks once at each state of the table', () => {
  const looked = journeys.flatMap(({ text }) =>
    [...text.matchAll(/expectAccessible\([\w.]+, '([^']+)'/g)].map(([, state]) => state),
  );
  expect(looked.toSorted()).toEqual(STATES.toSorted());
});

it('axe looks at nothing else: name a state in "e2e/fixtures/looks/states.ts", and call expectAccessible', () => {
  const others = journeys.filter(({ text }) => text.includes('expectNoAxeViolations'));
  expect(others.map(({ name }) => name)).toEqual([]);
});
