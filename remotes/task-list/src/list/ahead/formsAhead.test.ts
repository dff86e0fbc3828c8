import { expect, it, vi } from 'vitest';
import { fetchFormsOf } from './formsAhead';

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
