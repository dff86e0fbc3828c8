import { withCommon } from '@taskweave/i18n/testing/withCommon';
import type { EngineClient } from '@taskweave/plugin-sdk';
import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import en from '../i18n/en.json';
import ContainerSignInAtOnce from './ContainerSignInAtOnce';

beforeEach(() => sessionStorage.clear());

function draw(knownUser: string) {
  const reload = vi.fn();
  const host = createTestHost({ engine: {} as EngineClient, texts: withCommon(en) });
  render(
    <host.Provider>
      <ContainerSignInAtOnce knownUser={knownUser} signIn={vi.fn()} check={vi.fn()} reload={reload} />
    </host.Provider>,
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
