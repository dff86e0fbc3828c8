import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../testing/expectAccessible';
import { TabPanel, Tabs } from './Tabs';

afterEach(cleanup);

const ITEMS = [
  { id: 'form', label: 'Form' },
  { id: 'history', label: 'History', count: 3 },
  { id: 'diagram', label: 'Diagram' },
];

function Sample({
  initial = 'form',
  onChange,
}: {
  readonly initial?: string;
  readonly onChange?: (id: string) => void;
}) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <Tabs
        idBase="details"
        label="Task details"
        items={ITEMS}
        value={value}
        onChange={(id) => {
          setValue(id);
          onChange?.(id);
        }}
      />
      <TabPanel idBase="details" value={value}>{`Content of ${value}`}</TabPanel>
    </>
  );
}

function selected(): string | undefined {
  return screen.getAllByRole('tab').find((tab) => tab.getAttribute('aria-selected') === 'true')?.id;
}

describe('Tabs', () => {
  it('is one stop for the Tab key, at the chosen tab, with the panel next @S1.15', async () => {
    render(<Sample initial="history" />);
    await userEvent.tab();
    const first = document.activeElement?.id;
    await userEvent.tab();
    expect(first).toBe('details-tab-history');
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
  });

  it.each([
    ['{ArrowRight}', 'form', 'history'],
    ['{ArrowRight}', 'diagram', 'form'],
    ['{ArrowLeft}', 'form', 'diagram'],
    ['{Home}', 'diagram', 'form'],
    ['{End}', 'form', 'diagram'],
  ])('%s goes from %s to %s and chooses it', async (key, from, to) => {
    render(<Sample initial={from} />);
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(selected()).toEqual(`details-tab-${to}`);
    expect(document.activeElement?.id).toEqual(`details-tab-${to}`);
  });

  it('turns the arrows round where text runs from right to left', async () => {
    render(
      <div style={{ direction: 'rtl' }}>
        <Sample />
      </div>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(selected()).toBe('details-tab-history');
  });

  it('measures nothing until another tab than the first is chosen', async () => {
    const measure = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    render(<Sample />);
    expect(measure).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('tab', { name: 'Diagram' }));
    expect(measure).toHaveBeenCalled();
    measure.mockRestore();
  });

  it('leaves key combinations to the browser', async () => {
    const onChange = vi.fn();
    render(<Sample onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('chooses by mouse', async () => {
    render(<Sample />);
    await userEvent.click(screen.getByRole('tab', { name: 'Diagram' }));
    expect(screen.getByRole('tabpanel', { name: 'Diagram' }).textContent).toBe('Content of diagram');
  });

  it('remains reachable when the URL names a tab that is not there', async () => {
    render(<Sample initial="gone" />);
    await userEvent.tab();
    expect(selected()).toBeUndefined();
    expect(document.activeElement?.id).toBe('details-tab-form');
  });

  it('is accessible', async () => {
    const { container } = render(<Sample />);
    await expectAccessible(container);
  });
});
