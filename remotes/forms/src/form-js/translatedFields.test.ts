// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { createViewer } from '../testing/drawFormJs';

async function draw(component: object, data: object = {}) {
  const { container } = await createViewer({
    schema: {
      type: 'default',
      id: 'form',
      schemaVersion: 16,
      components: [{ id: 'f', key: 'f', ...component }],
    },
    data: data as never,
    translate: (text) => `«${text}»`,
  });
  await vi.waitFor(() => expect(container.querySelector('.fjs-form-field')).not.toBeNull());
  return container;
}

const OPTIONS = { values: [{ label: 'Select', value: 'a' }] };

it('asks in the language of the page to select something', async () => {
  const container = await draw({ type: 'select', label: 'Select', ...OPTIONS });
  expect(container.querySelector('.fjs-select-placeholder')?.textContent).toBe('«Select»');
});

it('leaves labels of the form as they are', async () => {
  const container = await draw({ type: 'select', label: 'Select', ...OPTIONS }, { f: 'a' });
  expect(container.querySelector('label')?.textContent).toBe('Select');
  expect(container.querySelector('.fjs-select-display')?.textContent).toBe('Select');
});

it('offers in the language of the page to choose a file', async () => {
  const container = await draw({ type: 'filepicker', label: 'Browse' });
  expect(container.querySelector('button')?.textContent).toBe('«Browse»');
  expect(container.querySelector('label')?.textContent).toBe('Browse');
});
