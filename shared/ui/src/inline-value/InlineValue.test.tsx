// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { expectAccessible } from '../testing/expectAccessible';
import { InlineValue, type InlineValueProps } from './InlineValue';

afterEach(cleanup);

type Applied = [props: Partial<InlineValueProps>, typed: string, value: string | number | null];

const RISKS = [
  { value: 'high', label: 'High' },
  { value: 'low', label: 'Low' },
];

async function edit(props: Partial<InlineValueProps> = {}) {
  const onApply = vi.fn<InlineValueProps['onApply']>();
  const { container } = render(
    <>
      <InlineValue
        label="Value"
        kind="text"
        value="old"
        unsetText="Set value"
        locale="en"
        {...{ onApply }}
        {...props}
      />
      <button type="button" data-inline-field="">
        Next field
      </button>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Value/ }));
  return { onApply, container };
}

const input = () => screen.getByLabelText<HTMLInputElement>('Value');
const retype = async (text: string) => {
  await userEvent.clear(input());
  if (text !== '') await userEvent.type(input(), text);
};

it.each<Applied>([
  [{}, 'new', 'new'],
  [{ kind: 'number', value: 1 }, '12.5', 12.5],
  [{ kind: 'number', value: 1 }, '', null],
  [{ kind: 'date', value: '2026-11-21' }, '', null],
  [{ kind: 'date-time', value: null }, '2026-11-21T17:00:05', '2026-11-21T17:00:05'],
  [{ kind: 'option', value: 'high', options: RISKS }, 'Low', 'low'],
  [{ kind: 'option', value: 'high', options: RISKS, allowsOthers: true }, 'other', 'other'],
])('Enter applies %j, typed "%s"', async (props, typed, value) => {
  const { onApply, container } = await edit(props);
  await expectAccessible(container);
  await retype(typed);
  await userEvent.keyboard('{Enter}');
  expect(onApply.mock.calls).toEqual([[value, props.kind ?? 'text']]);
  expect(screen.getByRole('button', { name: /^Value/ })).toBe(document.activeElement);
});

it('Tab applies and goes on to the next field', async () => {
  const { onApply } = await edit();
  await retype('new');
  await userEvent.keyboard('{Tab}');
  expect(onApply).toHaveBeenCalledWith('new', 'text');
  expect(document.activeElement?.textContent).toBe('Next field');
});

it.each<[string, () => Promise<void> | void]>([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press elsewhere', () => userEvent.click(screen.getByText('Next field'))],
  ['another address', () => act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')))],
])('%s cancels', async (_way, cancel) => {
  const { onApply } = await edit();
  await retype('new');
  await cancel();
  expect(screen.getByRole('button', { name: /^Value:\s*old/ })).toBeTruthy();
  expect(onApply).not.toHaveBeenCalled();
});

it('a choice that there is not cancels', async () => {
  const { onApply } = await edit({ kind: 'option', value: 'high', options: RISKS });
  await retype('other');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: /^Value:\s*High/ })).toBeTruthy();
  expect(onApply).not.toHaveBeenCalled();
});

it.each<[InlineValueProps['kind'], string]>([
  ['number', 'Enter a number, such as 12.5.'],
  ['date', 'Enter a date, such as 12/31/2026.'],
])('what is no %s stays to be mended', async (kind, words) => {
  const { onApply } = await edit({ kind, value: null });
  await retype('?');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('alert').textContent).toBe(words);
  expect(onApply).not.toHaveBeenCalled();
});

it('takes a text in place of its kind, and back again', async () => {
  const { onApply } = await edit({ kind: 'date', value: '2026-11-21', canBeText: true });
  const toggle = screen.getByRole('button', { name: 'Edit Value as text' });
  await userEvent.click(toggle);
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  await retype('the day before');
  await userEvent.keyboard('{Enter}');
  expect(onApply.mock.calls).toEqual([['the day before', 'text']]);
});
