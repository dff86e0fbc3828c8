// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { measureVitals } from './measureVitals';

it('takes the first row, and the first field where the address named a task', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(100);
  const readAll = measureVitals({ page: document, hasTask: true });
  const readList = measureVitals({ page: document, hasTask: false });
  document.body.innerHTML = '<div data-row="0"></div>';
  await Promise.resolve();
  now.mockReturnValue(250);
  document.body.insertAdjacentHTML('beforeend', '<div data-plugin="taskweave-forms"><input></div>');
  await Promise.resolve();
  now.mockReturnValue(900);
  document.body.insertAdjacentHTML('beforeend', '<div data-row="1"></div>');
  await Promise.resolve();
  expect(readAll()).toEqual(
    expect.arrayContaining([
      { name: 'FIRST_LIST', value: 100 },
      { name: 'FIRST_FORM', value: 250 },
    ]),
  );
  expect(readList().map(({ name }) => name)).toEqual(['FIRST_LIST']);
});
