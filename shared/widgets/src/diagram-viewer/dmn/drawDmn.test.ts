// @vitest-environment jsdom
import { i18nOfDocument } from '@taskweave/i18n/page/I18nContext';
import { beforeEach, expect, it, vi } from 'vitest';
import type { DrawOptions } from '../drawing/OpenDiagram';
import { drawDmn } from './drawDmn';

const RATING = `<decision id="rating" name="Loan rating"><decisionTable id="table" hitPolicy="FIRST">
  <input id="in" label="Income"><inputExpression id="of"><text>income</text></inputExpression></input>
  <output id="out" label="Rating" name="rating" />
  <rule id="r1"><inputEntry id="i1"><text>&gt; 10</text></inputEntry><outputEntry id="o1"><text>"green"</text></outputEntry></rule>
  <rule id="r2"><inputEntry id="i2"><text></text></inputEntry><outputEntry id="o2"><text>"&lt;img src=x&gt;"</text></outputEntry></rule>
</decisionTable></decision>`;
const LEFT = `<decision id="left" name="Left"><variable id="v" name="left" /><literalExpression id="le"><text>income - costs</text></literalExpression></decision>`;

const model = (decisions: string) =>
  `<definitions xmlns="https://www.omg.org/spec/DMN/20191111/MODEL/" id="d" name="D" namespace="n">${decisions}</definitions>`;

let frame: HTMLElement;
beforeEach(() => {
  frame = document.createElement('div');
  document.body.replaceChildren(frame);
});

const draw = (xml: string, options: Partial<DrawOptions> = {}) =>
  drawDmn(frame, xml, { page: null, i18n: i18nOfDocument('en'), openLabel: String, ...options });

it('writes a table, and marks the rules in it @S1.7', async () => {
  const open = await draw(model(RATING));
  expect(open.form === 'sheet' && open.mark(['r2'])).toEqual(['2']);
  expect(open.pages).toEqual([]);
  expect(frame.querySelector('img')).toBeNull();
  expect(frame.textContent).toContain('"<img src=x>"');
  open.destroy();
  expect(frame.childElementCount).toBe(0);
});

it('has a page for each decision, and opens the one that is asked for', async () => {
  const open = await draw(model(RATING + LEFT), { page: 'left' });
  expect(open.pages.map(({ name, form }) => `${name}: ${form}`)).toEqual([
    'Loan rating: sheet',
    'Left: sheet',
  ]);
  expect(open.page).toBe('left');
  expect(frame.textContent).toContain('income - costs');
});

it('speaks the language of the person', async () => {
  await draw(model(RATING), { i18n: i18nOfDocument('de') });
  expect(frame.textContent).toContain('Trefferregel:');
  expect(frame.textContent).not.toContain('Hit policy');
});

it('warns of what it did not understand @S8.24', async () => {
  const open = await draw(model(RATING.replace('<rule id="r2">', '<rule id="r1">')));
  expect(open.warnings.join()).toContain('duplicate ID');
});

it('refuses what is no model, and a model without decisions', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(draw('<definitions')).rejects.toThrow();
  await expect(draw(model(''))).rejects.toThrow('no displayable contents');
  expect(frame.childElementCount).toBe(0);
});

const POLICIES = [
  ['UNIQUE'],
  ['FIRST'],
  ['PRIORITY'],
  ['ANY'],
  ['RULE ORDER'],
  ['OUTPUT ORDER'],
  ['COLLECT'],
  ...['SUM', 'MIN', 'MAX', 'COUNT'].map((aggregation) => ['COLLECT', aggregation]),
];

it.each(POLICIES)('has a text for the hit policy %s %s', async (policy, aggregation) => {
  const asked = aggregation === undefined ? policy : `${policy}" aggregation="${aggregation}`;
  await draw(model(RATING.replace('hitPolicy="FIRST"', `hitPolicy="${asked}"`)), {
    i18n: i18nOfDocument('de'),
  });
  const label = frame.querySelector('.hit-policy');
  expect(label?.querySelector('.hit-policy-value')?.textContent).toMatch(/\(.+\)$/);
  expect(label?.getAttribute('title')).toMatch(/Regeln|Ausgaben/);
});
