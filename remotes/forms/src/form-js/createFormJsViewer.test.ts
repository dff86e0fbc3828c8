// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createViewer } from '../testing/drawFormJs';
import type { FormJsViewerOptions } from './createFormJsViewer';

const SCHEMA = {
  type: 'default',
  id: 'holiday',
  schemaVersion: 16,
  components: [
    { type: 'textfield', id: 'f1', key: 'title', label: 'Title', validate: { required: true } },
    { type: 'number', id: 'f2', key: 'days', label: 'Days' },
    {
      type: 'group',
      id: 'g1',
      path: 'customer',
      components: [{ type: 'textfield', id: 'f3', key: 'name', label: 'Customer' }],
    },
  ],
};

async function create(options: Partial<FormJsViewerOptions> = {}) {
  const onSubmit = vi.fn();
  const data = { title: 'Sea', days: 5 };
  const { viewer } = await createViewer({ schema: SCHEMA, data, onSubmit, ...options });
  const control = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
  await screen.findByLabelText(/^Title/);
  const errorsAt = (label: string) =>
    control(label).closest('.fjs-form-field')?.querySelector('.fjs-form-field-error')?.textContent;
  return { viewer, control, errorsAt, onSubmit };
}

it('shows the data, and gives what is typed at once', async () => {
  const { viewer, control } = await create();
  await userEvent.type(control('Title'), 'side');
  expect(viewer.draft.typed).toEqual({ title: 'Seaside' });
});

it('gives nothing to send while something is wrong, and says what', async () => {
  const { viewer, control, errorsAt } = await create();
  await userEvent.clear(control('Title'));
  expect(await viewer.check()).toBeNull();
  await waitFor(() => expect(errorsAt('Title')).toBe('Field is required.'));
});

it('reports a button of the form, but not its own checks', async () => {
  const { viewer, onSubmit } = await create({
    schema: {
      ...SCHEMA,
      components: [...SCHEMA.components, { type: 'button', id: 'b', label: 'Send', action: 'submit' }],
    },
  });
  await viewer.check();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click([...document.querySelectorAll('button')].at(-1) ?? document.body);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

describe('a refusal', () => {
  it('is shown at its field until that is changed', async () => {
    const { viewer, control, errorsAt } = await create();
    expect(viewer.refuse([{ path: ['days'], text: 'Enter less.' }])).toEqual([]);
    await waitFor(() => expect(errorsAt('Days')).toBe('Enter less.'));
    expect(control('Days').getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(control('Days'), '1');
    await waitFor(() => expect(errorsAt('Days')).toBeUndefined());
  });

  it('does not stand in the way of the next try', async () => {
    const { viewer } = await create();
    viewer.refuse([{ path: ['days'], text: 'Enter less.' }]);
    expect((await viewer.check())?.fields.map(({ value }) => value)).toEqual(['Sea', 5, '']);
  });

  it('of a variable without a field is given back', async () => {
    const { viewer } = await create();
    const messages = ['days', 'name', 'hidden'].map((name) => ({ path: [name], text: 'No.' }));
    expect(viewer.refuse(messages)).toEqual(messages.slice(1));
  });
});

it('rejects with what is wrong with a schema', async () => {
  await expect(
    create({
      schema: {
        components: [
          { type: 'textfield', key: 'a' },
          { type: 'textfield', key: 'a' },
        ],
      },
    }),
  ).rejects.toThrow();
});
