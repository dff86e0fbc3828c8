// @vitest-environment jsdom
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { typeAhead } from './typeAhead';

let end = () => {};
afterEach(() => {
  end();
  document.body.replaceChildren();
});

function begin() {
  const onType = vi.fn();
  const onEscape = vi.fn();
  end = typeAhead({ onType, onEscape });
  return { onType, onEscape };
}

it('collects what is typed, corrections included', async () => {
  const { onType } = begin();
  await userEvent.keyboard('clsim{Backspace}{Backspace}{Backspace}aim');
  expect(onType).toHaveBeenLastCalledWith('claim');
});

it('keeps letters and Enter from commands, and from the field that has the focus', async () => {
  const pressed = vi.fn();
  const input = document.body.appendChild(document.createElement('input'));
  input.addEventListener('keydown', pressed);
  input.focus();
  begin();
  await userEvent.keyboard('a{Enter}');
  expect(pressed).not.toHaveBeenCalled();
  expect(input.value).toBe('');
});

it('lets combinations and Tab be', async () => {
  const pressed = vi.fn();
  const { onType } = begin();
  document.addEventListener('keydown', pressed, { once: true });
  await userEvent.keyboard('{Control>}k{/Control}{Tab}');
  expect(onType).not.toHaveBeenCalled();
  expect(pressed).toHaveBeenCalled();
});

it('tells that it is given up', async () => {
  const { onEscape } = begin();
  await userEvent.keyboard('{Escape}');
  expect(onEscape).toHaveBeenCalledOnce();
});

it('takes nothing any more once it is over', async () => {
  const { onType } = begin();
  end();
  await userEvent.keyboard('a');
  expect(onType).not.toHaveBeenCalled();
});
