import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import en from '../dialog-texts/en.json';
import { addCriterion, openDialog, PATIENT, save, section, type } from '../testing/filterDialog';
import { serveFilters } from '../testing/serveFilters';

const engine = useFakeEngine('demo');

describe('a new filter', () => {
  it.each([
    ['Appearance', async () => undefined],
    [
      'More criteria',
      async () => {
        for (const key of [
          'assignee',
          'processDefinitionKey',
          'tenantIdIn',
          'dueBefore',
          'processVariables',
          'unassigned',
        ]) {
          await addCriterion(key);
        }
      },
    ],
    ['Variables', () => userEvent.click(screen.getByRole('button', { name: 'Add variable' }))],
  ])('is accessible in its section %s @T2.45', async (name, fill) => {
    serveFilters(engine, []);
    const { baseElement } = openDialog(engine, { kind: 'create' });
    await screen.findByRole('checkbox', { name: en['permissions.everyone'] }, PATIENT);
    await section(new RegExp(`^${name}`));
    await fill();
    await expectAccessible(baseElement);
  });

  it('is offered the processes that the engine knows, by their names', async () => {
    serveFilters(engine, []);
    openDialog(engine, { kind: 'create' });
    await section(/^More criteria/);
    await addCriterion('processDefinitionKey');
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Process key: value' });
    await userEvent.type(field, 'appr');
    await userEvent.click(await screen.findByRole('option', { name: /Invoice approval/ }, PATIENT));
    expect(field.value).toBe('invoice');
  });

  it('says what is wrong only after it was sent, and leads there @T5.7', async () => {
    serveFilters(engine, []);
    openDialog(engine, { kind: 'create' });
    await section(/^More criteria/);
    await addCriterion('minPriority');
    const value = screen.getByRole('textbox', { name: 'Priority at least: value' });
    expect(value.getAttribute('aria-invalid')).toBeNull();
    await save();
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(screen.getAllByText(en['fault.required'])).toHaveLength(2);
    await section(/^More criteria/);
    expect(screen.getByRole('button', { name: /More criteria.*has errors/ })).toBeTruthy();
    expect(engine.lines().filter((line) => line.includes('filter/create'))).toEqual([]);
  });

  it.each([
    ['priority', 'Position', '1.5', en['fault.integer']],
    ['color', 'Color', 'red', en['fault.color']],
  ])(
    'says beside the %s what is wrong once the field was left @T5.1 @T8.22',
    async (_case, label, text, fault) => {
      serveFilters(engine, []);
      openDialog(engine, { kind: 'create' });
      await section(/^Appearance/);
      const field = await screen.findByRole('textbox', { name: label });
      await userEvent.clear(field);
      await userEvent.type(field, text);
      expect(screen.queryByText(fault)).toBeNull();
      await userEvent.tab();
      expect(screen.getByText(fault)).toBeTruthy();
      expect(field.getAttribute('aria-describedby')).toContain(screen.getByText(fault).parentElement?.id);
    },
  );

  it('begins in its name', async () => {
    serveFilters(engine, []);
    openDialog(engine, { kind: 'create' });
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(document.activeElement).toBe(name));
  });

  it('does not move what is being pressed by saying what is wrong', async () => {
    serveFilters(engine, []);
    openDialog(engine, { kind: 'create' });
    await section(/^Appearance/);
    const field = await screen.findByRole('textbox', { name: 'Color' });
    await userEvent.clear(field);
    await userEvent.type(field, 'red');
    const other = screen.getByRole('button', { name: /^More criteria/ });
    const hand = userEvent.setup();
    await hand.pointer({ keys: '[MouseLeft>]', target: other });
    expect(screen.queryByText(en['fault.color'])).toBeNull();
    await hand.pointer({ keys: '[/MouseLeft]', target: other });
    expect(other.getAttribute('aria-expanded')).toBe('true');
    await waitFor(() => expect(screen.getByRole('button', { name: /Appearance.*errors/ })).toBeTruthy());
  });

  it('asks before what was typed is thrown away', async () => {
    serveFilters(engine, []);
    const { onClose } = openDialog(engine, { kind: 'create' });
    await type('Name', 'Half');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).not.toHaveBeenCalled();
    const keep = screen.getByRole('button', { name: 'Keep editing' });
    expect(document.activeElement).toBe(keep);
    await userEvent.click(keep);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Half');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('judges what is added after a refused attempt only when it is left', async () => {
    serveFilters(engine, []);
    openDialog(engine, { kind: 'create' });
    await type('Name', 'Mine');
    await save();
    await section(/^Variables/);
    await userEvent.click(screen.getByRole('button', { name: 'Add variable' }));
    expect(screen.queryByText(en['fault.required'])).toBeNull();
    await userEvent.tab();
    expect(screen.getByText(en['fault.required'])).toBeTruthy();
  });

  it('warns of more than five variables @T5.6 @T9.17', async () => {
    serveFilters(engine, []);
    openDialog(engine, { kind: 'create' });
    await section(/^Variables/);
    const add = screen.getByRole('button', { name: 'Add variable' });
    for (let count = 0; count < 5; count += 1) await userEvent.click(add);
    expect(screen.queryByText(en['variables.many'])).toBeNull();
    await userEvent.click(add);
    expect(screen.getByText(en['variables.many'])).toBeTruthy();
  });

  it('puts variables in another order', async () => {
    serveFilters(engine, []);
    openDialog(engine, { kind: 'create' });
    await section(/^Variables/);
    const add = screen.getByRole('button', { name: 'Add variable' });
    await userEvent.click(add);
    await userEvent.click(add);
    const rows = within(screen.getByRole('group', { name: /^Variables/ }));
    const names = () => rows.getAllByRole<HTMLInputElement>('textbox', { name: /^Name/ });
    await userEvent.type(names()[0] as HTMLElement, 'a');
    await userEvent.type(names()[1] as HTMLElement, 'b');
    await userEvent.click(screen.getByRole('button', { name: 'Move b up' }));
    expect(names().map(({ value }) => value)).toEqual(['b', 'a']);
  });
});
