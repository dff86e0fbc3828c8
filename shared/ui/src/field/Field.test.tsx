import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CheckboxField } from '../checkbox-field/CheckboxField';
import { FileField } from '../file-field/FileField';
import { NumberField } from '../number-field/NumberField';
import { SelectField } from '../select-field/SelectField';
import { expectAccessible } from '../testing/expectAccessible';
import { TextArea } from '../text-area/TextArea';
import { TextField } from '../text-field/TextField';
import { Field } from './Field';

const OPTIONS = [{ value: 'm', label: 'Management' }];
const FRAMES = [
  ['TextField', TextField, {}],
  ['TextArea', TextArea, {}],
  ['NumberField', NumberField, {}],
  ['SelectField', SelectField, { options: OPTIONS }],
  ['FileField', FileField, {}],
  ['CheckboxField', CheckboxField, {}],
] as const;

function descriptionOf(control: HTMLElement): string[] {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `nothing has the id ${id}`);
}

describe.each(FRAMES)('%s', (_, Component, props) => {
  const Framed = Component as typeof TextField;

  it('has its label, hint and error', () => {
    render(<Framed {...props} label="Amount" hint="In euros" error="Enter a number." />);
    const control = screen.getByLabelText('Amount');
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(control)).toEqual(['In euros', 'Enter a number.']);
  });

  it('is not invalid and not described without them', () => {
    render(<Framed {...props} label="Amount" />);
    const control = screen.getByLabelText('Amount');
    expect([control.getAttribute('aria-invalid'), control.getAttribute('aria-describedby')]).toEqual([
      null,
      null,
    ]);
  });

  it('is marked and read out as required', () => {
    render(<Framed {...props} label="Amount" required />);
    const control = screen.getByLabelText<HTMLInputElement>(/^Amount/);
    expect(control.required).toBe(true);
    expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
  });

  it('can be disabled', () => {
    render(<Framed {...props} label="Amount" disabled />);
    expect(screen.getByLabelText<HTMLInputElement>('Amount').disabled).toBe(true);
  });

  it('cannot be changed when it is read-only', () => {
    render(<Framed {...props} label="Amount" readOnly />);
    const control = screen.getByLabelText<HTMLInputElement>('Amount');
    expect(control.disabled || control.readOnly).toBe(true);
  });

  it('is accessible with an error', async () => {
    const { container } = render(
      <Framed {...props} label="Amount" hint="In euros" error="Enter a number." required />,
    );
    await expectAccessible(container);
  });
});

describe('values', () => {
  it('TextField passes on the text', async () => {
    const onChange = vi.fn();
    render(<TextField label="Name" onChange={onChange} />);
    await userEvent.type(screen.getByLabelText('Name'), 'ab');
    expect(onChange.mock.calls).toEqual([['a'], ['ab']]);
  });

  it('TextArea takes several lines', async () => {
    const onChange = vi.fn();
    render(<TextArea label="Note" onChange={onChange} />);
    await userEvent.type(screen.getByLabelText('Note'), 'a{Enter}b');
    expect(onChange).toHaveBeenLastCalledWith('a\nb');
  });

  it('NumberField keeps what is no number', async () => {
    const onChange = vi.fn();
    render(<NumberField label="Amount" onChange={onChange} />);
    await userEvent.type(screen.getByLabelText('Amount'), '30,0x');
    expect(onChange).toHaveBeenLastCalledWith('30,0x');
  });

  it('SelectField passes on the value of the choice', async () => {
    const onChange = vi.fn();
    render(<SelectField label="Group" options={OPTIONS} emptyLabel="None" onChange={onChange} />);
    await userEvent.selectOptions(screen.getByLabelText('Group'), 'Management');
    expect(onChange.mock.calls).toEqual([['m']]);
  });

  it('CheckboxField passes on its state, by a click on the label as well', async () => {
    const onChange = vi.fn();
    render(<CheckboxField label="Send a copy" onChange={onChange} />);
    await userEvent.click(screen.getByText('Send a copy'));
    expect(onChange.mock.calls).toEqual([[true]]);
  });

  it('FileField passes on the files', async () => {
    const onChange = vi.fn();
    const file = new File(['x'], 'x.txt');
    render(<FileField label="Document" onChange={onChange} />);
    await userEvent.upload(screen.getByLabelText('Document'), file);
    expect(onChange.mock.calls).toEqual([[[file]]]);
  });
});

describe('Field', () => {
  it('frames a control of another kind', () => {
    render(
      <Field label="Colour" error="Choose one.">
        {(control) => <input {...control} type="color" />}
      </Field>,
    );
    expect(descriptionOf(screen.getByLabelText('Colour'))).toEqual(['Choose one.']);
  });

  it('keeps a hidden label for screen readers', () => {
    render(<TextField label="Search tasks" isLabelHidden />);
    expect(screen.getByRole('textbox', { name: 'Search tasks' })).toBeTruthy();
  });
});

describe('an error that a press brings, by leaving the field', () => {
  function press() {
    // jsdom never matches `:active`.
    const find = document.querySelector.bind(document);
    vi.spyOn(document, 'querySelector').mockImplementation((selector: string) =>
      selector === ':active' ? document.body : find(selector),
    );
  }

  it('waits until the press has ended: a button must not move away from under it', async () => {
    press();
    render(<TextField label="Name" value="" onChange={() => undefined} error="Enter a name." />);
    expect(screen.queryByText('Enter a name.')).toBeNull();
    fireEvent.mouseUp(document.body);
    expect(await screen.findByText('Enter a name.')).toBeTruthy();
  });

  it('follows other ends of a press as well', async () => {
    press();
    render(<TextField label="Name" value="" onChange={() => undefined} error="Enter a name." />);
    fireEvent(document.body, new Event('dragend', { bubbles: true }));
    expect(await screen.findByText('Enter a name.')).toBeTruthy();
  });
});
