import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { expectAccessible } from '../testing/expectAccessible';
import { Accordion } from './Accordion';

function Sample() {
  const [openId, setOpenId] = useState<string | null>('a');
  const sections = [
    { id: 'a', title: 'Basics', children: 'Name and colour' },
    {
      id: 'b',
      title: 'Criteria',
      summary: '3 criteria',
      fault: 'Something is missing',
      children: 'Which tasks',
    },
  ];
  return <Accordion sections={sections} openId={openId} onOpenChange={setOpenId} />;
}

it('has one section open', async () => {
  render(<Sample />);
  expect(screen.getByRole('group', { name: 'Basics' }).textContent).toBe('Name and colour');
  await userEvent.click(screen.getByRole('button', { name: /Criteria/ }));
  expect(screen.queryByText('Name and colour')).toBeNull();
  expect(screen.getByText('Which tasks')).toBeTruthy();
});

it('closes and opens by keys', async () => {
  render(<Sample />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('group')).toBeNull();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('group', { name: 'Basics' })).toBeTruthy();
});

it('says that a closed section has a fault', async () => {
  const { container } = render(<Sample />);
  expect(screen.getByRole('button', { name: /Criteria.*Something is missing.*3 criteria/ })).toBeTruthy();
  await expectAccessible(container);
});
