import { beforeEach, expect, it, vi } from 'vitest';
import { fetchFormsOf } from './fetchFormsOf';

const PLAIN = { formKey: null, camundaFormRef: null };
const EMBEDDED = { formKey: 'embedded:app:form.html', camundaFormRef: null };

function fetchedFor(...tasks: (typeof PLAIN | typeof EMBEDDED)[]): string[] {
  const fetched: string[] = [];
  const engines = ['generic', 'generated', 'embedded', 'camunda-forms'].map((formType) => ({
    meta: { formType },
    prefetch: vi.fn(() => void fetched.push(formType)),
  }));
  fetchFormsOf(tasks, engines);
  return fetched;
}

beforeEach(() => vi.stubGlobal('navigator', {}));

it('fetches both forms that a task without a key may have', () => {
  expect(fetchedFor(PLAIN, PLAIN)).toEqual(['generated', 'generic']);
});

it('fetches the form that the key names', () => {
  expect(fetchedFor(EMBEDDED)).toEqual(['embedded']);
});

it('fetches no more than two kinds', () => {
  expect(fetchedFor(EMBEDDED, PLAIN)).toEqual(['embedded', 'generated']);
});

it('fetches nothing for an empty list', () => {
  expect(fetchedFor()).toEqual([]);
});

it('fetches nothing with data saving on', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(fetchedFor(PLAIN)).toEqual([]);
});
