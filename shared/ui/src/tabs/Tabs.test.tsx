import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../testing/expectAccessible';
import { TabPanel, Tabs } from './Tabs';

const ITEMS = [
  { id: 'form', label: 'Form' },
  { id: 'history', label: 'History', count: '3' },
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

function Folding({ initial = 'form' }: { readonly initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <Tabs
        idBase="details"
        label="Task details"
        items={[...ITEMS, { id: 'notes', label: 'Notes', isFolded: true }]}
        value={value}
        onChange={setValue}
        more="More"
      />
      <TabPanel idBase="details" value={value}>{`Content of ${value}`}</TabPanel>
    </>
  );
}

describe('Tabs with a menu', () => {
  const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

  it('has no menu while nothing is folded', () => {
    render(<Tabs idBase="d" label="Details" items={ITEMS} value="form" onChange={vi.fn()} more="More" />);
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  });

  it('keeps what is folded in the menu, one stop of the Tab key behind the row', async () => {
    const { container } = render(<Folding />);
    expect(tabs()).toEqual(['Form', 'History', 'Diagram']);
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' }));
    await expectAccessible(container);
  });

  it('opens what is chosen there as a tab, which has the focus', async () => {
    render(<Folding />);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Notes' }));
    const notes = screen.getByRole('tab', { name: 'Notes' });
    expect(screen.getByRole('tabpanel', { name: 'Notes' })).toBeTruthy();
    await vi.waitFor(() => expect(document.activeElement).toBe(notes));
  });

  it('shows a folded tab that the address names', () => {
    render(<Folding initial="notes" />);
    expect(tabs()).toEqual(['Form', 'History', 'Diagram', 'Notes']);
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  });
});

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

  it('remains reachable when the URL names a tab that is not there', async () => {
    render(<Sample initial="gone" />);
    await userEvent.tab();
    expect(selected()).toBeUndefined();
    expect(document.activeElement?.id).toBe('details-tab-form');
  });

  it('says how much a tab holds, to people who hear it as well', () => {
    render(<Sample />);
    expect(screen.getByRole('tab', { name: 'History, 3' }).dataset.count).toBe('3');
  });
});
