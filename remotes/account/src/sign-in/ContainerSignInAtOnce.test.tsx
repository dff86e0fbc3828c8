import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import plugin from '../plugin';
import ContainerSignInAtOnce from './ContainerSignInAtOnce';

function draw(knownUser: string) {
  const reload = vi.fn();
  openApp(
    plugin,
    <ContainerSignInAtOnce knownUser={knownUser} signIn={vi.fn()} check={vi.fn()} reload={reload} />,
  );
  return reload;
}

it('leads to the container where a session has ended, once: one that signs nobody in makes no circle', () => {
  expect(draw('mary')).toHaveBeenCalledOnce();
  expect(draw('mary')).not.toHaveBeenCalled();
  expect(screen.getAllByRole('button', { name: 'Sign in' })).toHaveLength(2);
});

it('waits for a press after a person has signed out', () => {
  expect(draw('')).not.toHaveBeenCalled();
});
