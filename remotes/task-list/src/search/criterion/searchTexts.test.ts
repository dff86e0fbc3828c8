import { expect, it } from 'vitest';
import { criterionText } from './searchTexts';

const t = (key: string) => key;

it('writes a month', () => {
  const criterion = { type: 'due', name: '', operator: 'On', value: '2026-11' };
  expect(criterionText(criterion, { locale: 'en', t }).value).toBe('November 2026');
});
